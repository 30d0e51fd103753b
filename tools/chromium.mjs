// Runs a script in Debian's Chromium.
import { chromium } from 'playwright-core'
import { programOf } from './debian.mjs'

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

/**
 * @param {string} script
 * @param {string} expression what to return, once the script has run
 * @returns {Promise<{ version: string, value: unknown } | null>} null where there is no Chromium
 */
export async function inChromium(script, expression) {
  const executablePath = programOf('chromium', 'chromium')
  if (executablePath === null) return null
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  try {
    const page = await browser.newPage()
    /** @type {string[]} */
    const errors = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.addScriptTag({ content: script })
    const value = await page.evaluate(expression)
    if (errors.length > 0) throw new Error(`in Chromium: ${errors.join('\n')}`)
    return { version: browser.version(), value }
  } finally {
    await browser.close()
  }
}
