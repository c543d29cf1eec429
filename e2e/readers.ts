import type { Browser } from '@playwright/test'
import { visit } from './facilities.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** Somebody reads a page, which is counted. The browser of the journeys says that it is a robot, which isn't. */
export async function readBySomebody(browser: Browser, address: string) {
  const elsewhere = await browser.newContext({ userAgent: firefox })
  const reader = await elsewhere.newPage()
  const counted = reader.waitForResponse((response) => response.url().endsWith('/page-mgmt/api/seen'))
  await visit(reader, address)
  await counted
  await elsewhere.close()
}
