import { startSite } from './start-site.ts'

/** Starts the site, unless SITE_ORIGIN and SITE_DATA_DIR name one that runs, as they do in `npm test`. */
export default async function setup() {
  if (process.env.SITE_ORIGIN !== undefined) return undefined
  const { environment, stop } = await startSite((line) => console.log(line))
  Object.assign(process.env, environment)
  return stop
}
