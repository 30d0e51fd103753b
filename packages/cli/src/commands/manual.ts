import type { Command } from 'commander'
import type { Context } from '../context.js'
import { put } from '../output/put.js'

/** Adds the command `manual`, which help does not show: it is what the manual page is made of. */
export function addManual(program: Command, { io }: Context): void {
  program
    .command('manual', { hidden: true })
    .description('print the manual in Markdown')
    .action(async () => {
      const { manualMarkdown } = await import('../manual/manual-markdown.js')
      await put(io.out, manualMarkdown(program))
    })
}
