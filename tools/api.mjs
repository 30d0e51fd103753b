// The public surface of every package as a text, etc/NAME.api.md, so that a
// change to it is a difference someone reads. Fails where a report is not what
// the built types say; with --update it writes them anew.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { ROOT } from './bootstrap.mjs'
import { published, readJson, report } from './workspace.mjs'

const isUpdate = process.argv.includes('--update')

/**
 * @param {import('./workspace.mjs').Package} pkg
 * @returns {string[]} what is wrong
 */
function reportFaults({ dir, path, manifest }) {
  const types = join(path, 'dist/index.d.ts')
  if (!existsSync(types)) return [`packages/${dir}/dist/index.d.ts is missing: run pnpm build first`]
  mkdirSync(join(path, 'etc'), { recursive: true })
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: path,
      mainEntryPointFilePath: types,
      // Its names are read by the types others see, so without our own condition.
      compiler: {
        overrideTsconfig: {
          compilerOptions: { ...compilerOptions, types: ownTypes(dir) },
          files: ['dist/index.d.ts'],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${dir}.api.md`,
        reportFolder: join(path, 'etc'),
        reportTempFolder: join(ROOT, 'temp/api'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Warning, addToApiReportFile: false },
          // A reader should see that a type is used which cannot be named.
          'ae-forgotten-export': { logLevel: ExtractorLogLevel.Warning, addToApiReportFile: true },
          // typedoc asks for documentation, and says where.
          'ae-undocumented': { logLevel: ExtractorLogLevel.None },
          // Everything exported is public unless it says @internal.
          'ae-missing-release-tag': { logLevel: ExtractorLogLevel.None },
          // What is internal says so, and keeps a name that can be read.
          'ae-internal-missing-underscore': { logLevel: ExtractorLogLevel.None },
          // typedoc checks the links, and knows more of them.
          'ae-unresolved-link': { logLevel: ExtractorLogLevel.None },
        },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(path, 'package.json'),
  })
  /** @type {string[]} */
  const faults = []
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: isUpdate,
    messageCallback: (message) => {
      message.handled = true
      if (
        message.logLevel === ExtractorLogLevel.Error ||
        (message.logLevel === ExtractorLogLevel.Warning && message.category !== 'console')
      )
        faults.push(`${manifest.name}: ${message.sourceFilePath ?? ''} ${message.text}`)
    },
  })
  if (apiReportChanged && !isUpdate)
    faults.push(
      `packages/${dir}/etc/${dir}.api.md differs from the built types: pnpm api:update, and read what changed`,
    )
  return faults
}

/**
 * The global types that a package stands on, as its own configuration has them.
 *
 * @param {string} dir
 * @returns {string[]}
 */
function ownTypes(dir) {
  return readJson(`packages/${dir}/tsconfig.json`).compilerOptions.types ?? []
}

const { customConditions, tsBuildInfoFile, ...compilerOptions } =
  readJson('tsconfig.base.json').compilerOptions
void customConditions
void tsBuildInfoFile
report('api', published().flatMap(reportFaults))
