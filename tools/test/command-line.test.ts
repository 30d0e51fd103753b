import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bundleCli } from '../bundle-cli.mjs'

const EXAMPLE = 'square:5x5:backtracker:to-goal:42'

let folder = ''
let program = ''

beforeAll(async () => {
  program = await bundleCli('command-line-test')
  folder = mkdtempSync(join(tmpdir(), 'meikyuu-processes-'))
  // As an installed command would stand on the path.
  writeFileSync(join(folder, 'meikyuu'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, {
    mode: 0o755,
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

let here = ''
beforeEach(() => {
  here = mkdtempSync(join(folder, 'run-'))
})

/** The environment, with the command on the path and nothing said of colours. */
const environment = (more: NodeJS.ProcessEnv = {}) => {
  const { NO_COLOR: _, FORCE_COLOR: __, ...rest } = process.env
  return { ...rest, PATH: `${folder}:${process.env['PATH']}`, ...more }
}

/** A line of a shell, run to its end in a folder of its own. */
const shell = (line: string, env?: NodeJS.ProcessEnv) => {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
    cwd: here,
    env: environment(env),
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

describe('pipelines', () => {
  it('make, score and sort', () => {
    const { code, out } = shell('meikyuu make --random 20 --seed 3 | meikyuu score --json | sort')
    expect(code).toBe(0)
    const lines = out.trimEnd().split('\n')
    expect(lines).toHaveLength(20)
    expect(lines).toEqual([...lines].sort())
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('score')
  })

  it('score on several cores what one scores', () => {
    const recipes = 'meikyuu make --random 30 --seed 3'
    const one = shell(`${recipes} | meikyuu score --json`)
    expect(shell(`${recipes} | meikyuu score --json --jobs 2`)).toEqual(one)
    expect(one.code).toBe(0)
  })

  it('end quietly where the reader stops', () => {
    const made = shell('(meikyuu make --random 1000000 -q; echo $? >code) | head -n 2')
    expect(made).toMatchObject({ code: 0, err: '' })
    expect(made.out.trimEnd().split('\n')).toHaveLength(2)
    expect(readFileSync(join(here, 'code'), 'utf8')).toBe('0\n')
    expect(shell(`yes ${EXAMPLE} | meikyuu make | head -n 1`)).toMatchObject({ code: 0, err: '' })
  })

  it('go on after what is bad, and end with 1', () => {
    const { code, out, err } = shell(`printf 'bad\\n${EXAMPLE}\\n' | meikyuu make -t recipe`)
    expect({ code, out }).toEqual({ code: 1, out: `${EXAMPLE}\n` })
    expect(err).toMatch(/^meikyuu: line 1: .* \(BAD_CODE\)\n$/)
  })

  it('read nothing where nothing is piped in', () => {
    expect(shell('meikyuu show </dev/null').out).toContain('square:19x11:backtracker:keys-2:7')
    expect(shell('meikyuu show --no-input | head -n 2').out).toContain('square:19x11')
    expect(shell(`echo ${EXAMPLE} | meikyuu show`).out).toContain(EXAMPLE)
  })

  it('flow in bounded memory', () => {
    // A heap of 48 MB has little room besides the program itself.
    const flags = { NODE_OPTIONS: '--max-old-space-size=48' }
    const { code, out } = shell(
      'meikyuu make --random 8000 -q --shape square --size 5 --generator prim | meikyuu make | meikyuu convert -t recipe | wc -l',
      flags,
    )
    expect({ code, lines: out.trim() }).toEqual({ code: 0, lines: '8000' })
  })
})

/** The most MiB that a process held, as --times says. */
const heldIn = (err: string) => Number(/memory +(\d+) MiB at most/.exec(err)![1])

describe('make', () => {
  it('builds, solves, scores and writes a thousand million cells in 2.5 GB, by one of 64 million', () => {
    const made = (side: number) => {
      const { code, err } = shell(
        `meikyuu make square:${side}x${side}:backtracker:to-goal:1 --times -o ${side}.json`,
      )
      expect(code).toBe(0)
      expect(err).toMatch(/ built .* solved .* scored .* written /s)
      return heldIn(err)
    }
    const side = 8000
    // 1.95 of them as this is written: the maze, a long way, and room to double the list of it.
    expect(((made(side) - made(9)) * 2 ** 20) / side ** 2).toBeLessThan(2.5e9 / 2 ** 30)
  })
})

describe('make --memory', () => {
  it.each(['1.png', 'block'])('holds what it is told where a byte a cell would not fit: %s', (ending) => {
    const told = 128
    const side = 12_000
    expect(side ** 2).toBeGreaterThan(told * 2 ** 20)
    const { code, err } = shell(
      `meikyuu make square:${side}x${side}:backtracker:map:1 -o maze.${ending} --times --memory ${told}M`,
    )
    expect(code).toBe(0)
    expect(heldIn(err)).toBeLessThanOrEqual(told)
    expect(readdirSync(here)).toEqual([`maze.${ending}`])
  })

  const MAZE = 'make square:2000x2000:backtracker:map:1 --memory 128M'

  it.each([
    // In blocks of 512 bytes: the maze has four million, its text sixteen.
    [
      'ulimit -f 2000; meikyuu',
      '-o maze.1.png',
      `a maze of a byte a cell in HERE: the file would be too big (EFBIG)`,
    ],
    ['ulimit -f 20000; meikyuu', '-o maze.block', 'maze.block: the file would be too big (EFBIG)'],
    ['meikyuu', '-t bits -o /dev/full', '/dev/full: the disk is full (ENOSPC)'],
    ['meikyuu', '-t block >/dev/full', 'the output: the disk is full (ENOSPC)'],
    ['TMPDIR=$PWD/none meikyuu', '-t bits', 'a maze of a byte a cell in HERE/none: no such folder (ENOENT)'],
    ['meikyuu', '-o none/maze.1.png', 'none/maze.1.png: no such folder (ENOENT)'],
  ])('says what has no room or no place, and leaves nothing: %s %s', (meikyuu, args, says) => {
    const { code, out, err } = shell(`${meikyuu} ${MAZE} ${args}`)
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: `meikyuu: cannot write ${says.replace('HERE', here)}\n`,
    })
    expect(readdirSync(here)).toEqual([])
  })

  it('builds among temporary files what goes to no file', () => {
    writeFileSync(join(here, 'tmp'), '')
    // There is no such folder: where it is asked for, the maze was to be built there.
    for (const output of ['-o /dev/stdout | cat', '-o /dev/full', '-o pipe & cat pipe; wait'])
      expect(
        shell(`mkfifo -m 600 pipe 2>/dev/null; TMPDIR=$PWD/tmp meikyuu ${MAZE} -t bits ${output}`).err,
      ).toBe(
        `meikyuu: cannot write a maze of a byte a cell in ${here}/tmp: what should be a folder is none (ENOTDIR)\n`,
      )
    expect(shell(`TMPDIR=$PWD/tmp meikyuu ${MAZE} -t bits -o /dev/stdout >maze.1.png`)).toMatchObject({
      err: '',
    })
  })

  it('refuses before it builds what it may not write over, and what does not go into one file', () => {
    writeFileSync(join(here, '1.block'), 'mine')
    // Hours of work, in a file that few disks have room for.
    const huge = 'make square:400000x400000:backtracker:map:1 --memory 2G'
    expect(shell(`meikyuu ${huge} -o 1.block`).err).toContain('(FILE_EXISTS)')
    expect(shell(`meikyuu ${huge} -o {n}.block`).err).toContain('(FILE_EXISTS)')
    expect(shell(`meikyuu ${huge} ${EXAMPLE} -t bits`)).toMatchObject({ code: 2, out: '' })
    expect(readFileSync(join(here, '1.block'), 'utf8')).toBe('mine')
  })

  it.each([
    ['SIGTERM', []],
    ['SIGINT', []],
    ['SIGKILL', [expect.stringMatching(/^\.meikyuu-.*\.part$/)]],
  ] as const)('leaves of a picture that is being written at %s: %j', async (signal, left) => {
    const args = ['make', 'square:5000x5000:backtracker:map:1', '--memory', '128M', '-o', 'maze.block']
    const child = spawn(process.execPath, [program, ...args], { cwd: here, env: environment() })
    const ended = new Promise((resolve) => child.on('exit', (_, by) => resolve(by)))
    const sizes = () =>
      readdirSync(here).map((name) => statSync(join(here, name), { throwIfNoEntry: false })?.size ?? 0)
    while (!sizes().some((size) => size > 0)) {
      expect(child.exitCode).toBeNull()
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    child.kill(signal)
    expect(await ended).toBe(signal)
    expect(readdirSync(here)).toEqual(left)
  })
})

describe('files', () => {
  it('are not written over unless forced', () => {
    writeFileSync(join(here, 'maze.svg'), 'mine')
    const { code, err } = shell(`meikyuu make ${EXAMPLE} -o maze.svg`)
    expect(code).toBe(1)
    expect(err).toContain('(FILE_EXISTS)')
    expect(readFileSync(join(here, 'maze.svg'), 'utf8')).toBe('mine')
    expect(shell(`meikyuu make ${EXAMPLE} -o maze.svg -f`).code).toBe(0)
    expect(readFileSync(join(here, 'maze.svg'), 'utf8')).toContain('<svg')
    expect(readdirSync(here)).toEqual(['maze.svg'])
  })

  it('are no folders, in the place of the input either', () => {
    for (const args of ['score', 'score --jobs 2', 'make', 'solve', 'convert -t svg'])
      expect(shell(`meikyuu ${args} <.`)).toEqual({
        code: 1,
        out: '',
        err: 'meikyuu: cannot read the input: it is a folder (EISDIR)\n',
      })
  })

  it('may be pipes and devices', () => {
    expect(shell(`meikyuu make ${EXAMPLE} -t recipe -o /dev/stdout`).out).toBe(`${EXAMPLE}\n`)
    expect(shell(`meikyuu make ${EXAMPLE} -t recipe -f -o /dev/null; test -c /dev/null`).code).toBe(0)
  })
})

describe('signals', () => {
  /** Runs a command, interrupts it once it says something, and tells how it ended. */
  const interrupted = (args: readonly string[], signal: NodeJS.Signals) =>
    new Promise<{ code: number | null; signal: NodeJS.Signals | null; parts: number }>((resolve) => {
      const child = spawn(process.execPath, [program, ...args], { cwd: here, env: environment() })
      child.stdin.write(`${EXAMPLE}\n`)
      const wait = setInterval(() => {
        if (readdirSync(here).length === 0) return
        child.kill(signal)
        clearInterval(wait)
      }, 50)
      child.on('exit', (code, by) => {
        clearInterval(wait)
        resolve({ code, signal: by, parts: readdirSync(here).length })
      })
    })

  it('end a run that writes a file, with 130, and leave nothing', async () => {
    expect(await interrupted(['make', '-o', 'mazes.ndjson'], 'SIGINT')).toEqual({
      code: 130,
      signal: null,
      parts: 0,
    })
  })

  it('end it in the middle of its work', async () => {
    const args = ['make', '--random', '1000000000', '-q', '-t', 'json', '-o', 'mazes.ndjson']
    expect(await interrupted(args, 'SIGINT')).toEqual({ code: 130, signal: null, parts: 0 })
    expect(await interrupted(args, 'SIGTERM')).toEqual({ code: 143, signal: null, parts: 0 })
  })

  it.each([
    ['a file of one big maze', ['square:6000x6000:wilson:map:1', '-o', 'big.svg']],
    ['a maze that comes row by row', ['square:60000x60000:eller:map:1', '--stream', '-o', 'big.1.png']],
    [
      'a maze that is built on disk',
      ['square:20000x20000:backtracker:map:1', '-o', 'big.1.png', '--memory', '128M'],
    ],
    ['a pipe that nobody reads', [EXAMPLE, '-o', 'pipe.txt']],
    ['a search without an end', ['-r', '1', '-q', '--difficulty', '100', '--tries', '1000000000']],
  ])('end %s at once, and leave nothing', async (_, args) => {
    if (args.includes('pipe.txt')) shell('mkfifo pipe.txt')
    const before = readdirSync(here)
    const child = spawn(process.execPath, [program, 'make', ...args], { cwd: here, env: environment() })
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(child.exitCode).toBeNull()
    child.kill('SIGTERM')
    await new Promise((resolve) => child.on('exit', resolve))
    expect(child.signalCode).toBe('SIGTERM')
    expect(readdirSync(here)).toEqual(before)
  })

  it('end a run of one big maze, which takes minutes and hears nothing', async () => {
    const child = spawn(process.execPath, [program, 'make', 'square:6000x6000:wilson:map:1'], {
      env: environment(),
    })
    await new Promise((resolve) => setTimeout(resolve, 1500))
    child.kill('SIGINT')
    await new Promise((resolve) => child.on('exit', resolve))
    expect(child.signalCode ?? child.exitCode).toBe('SIGINT')
  })
})

describe('make --stream', () => {
  it.each(['packed', '1.png', 'block'])('holds a few rows: %s', (ending) => {
    const most = 128
    const side = 12_000
    expect(side ** 2).toBeGreaterThan(most * 2 ** 20)
    const { code, err } = shell(
      `meikyuu make square:${side}x${side}:sidewinder:map:1 -o maze.${ending} --times --stream`,
    )
    expect(code).toBe(0)
    const [, held] = /memory +(\d+) MiB at most/.exec(err)!
    expect(Number(held)).toBeLessThanOrEqual(most)
  })

  it('leaves nothing where the system refuses what comes later', () => {
    // Files of at most 64 KiB.
    const { code, err } = shell(
      'ulimit -f 128; meikyuu make square:3000x3000:eller:map:1 --stream -q -o maze.1.png',
    )
    expect({ code, err }).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^meikyuu: cannot write .* \(EFBIG\)\n$/),
    })
    expect(readdirSync(here)).toEqual([])
  })
})

describe('colours and widths', () => {
  it('follow NO_COLOR and FORCE_COLOR', () => {
    expect(shell(`meikyuu ${EXAMPLE}`).out).not.toContain('\u001b[')
    expect(shell(`meikyuu ${EXAMPLE}`, { FORCE_COLOR: '1' }).out).toContain('\u001b[')
    expect(shell(`meikyuu ${EXAMPLE}`, { FORCE_COLOR: '1', NO_COLOR: '1' }).out).not.toContain('\u001b[')
  })

  it('follow the terminal', () => {
    if (!existsSync('/usr/bin/script')) throw new Error('expected script, of util-linux')
    const typed = (columns: number, env: NodeJS.ProcessEnv = {}) =>
      shell(`script -qec 'stty cols ${columns}; meikyuu score -x ${EXAMPLE}' /dev/null </dev/null`, {
        TERM: 'xterm',
        ...env,
      }).out.replaceAll('\r', '')
    expect(typed(80)).toContain('\u001b[')
    const plain = typed(40, { NO_COLOR: '1' })
    expect(plain).not.toContain('\u001b[')
    expect(Math.max(...plain.split('\n').map((line) => line.length))).toBeLessThanOrEqual(40)
    expect(typed(80, { TERM: 'dumb' })).not.toContain('\u001b[')
  })
})

describe('a terminal that watches', () => {
  it('is given back on q and on SIGTERM', () => {
    const line = `sh -c "echo \\$\\$ >pid; exec meikyuu watch ${EXAMPLE.replace('to-goal', 'map')}"`
    const watched = (keys: string) =>
      shell(
        `(sleep 2; ${keys}; sleep 1) | script -qec 'stty cols 80 rows 24; ${line}; echo ended $?; stty -a' /dev/null`,
        { TERM: 'xterm' },
      ).out
    for (const [keys, code] of [
      ['printf q', 0],
      ['kill -TERM $(cat pid)', 143],
    ] as const) {
      const out = watched(keys)
      expect(out).toContain('\u001b[?1049h')
      expect(out).toContain('\u001b[?25h\u001b[?1049l')
      expect(out).toContain(`ended ${code}`)
      expect(out).toMatch(/ icanon .* echo /s)
    }
  })
})

describe('bash', () => {
  it('asks for completions as the script says', () => {
    const { out } = shell(
      `bash -c '_get_comp_words_by_ref() { cur=\${COMP_WORDS[COMP_CWORD]}; words=("\${COMP_WORDS[@]}"); cword=$COMP_CWORD; }
      compopt() { :; }
      source <(meikyuu complete bash)
      COMP_WORDS=(meikyuu solve --by wall); COMP_CWORD=3; __meikyuu_complete
      echo "\${COMPREPLY[*]}"'`,
    )
    expect(out).toBe('wall-left wall-right\n')
  })
})
