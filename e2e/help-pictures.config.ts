import config from './playwright.config.ts'

/** Takes the pictures of the help pages again, into `web/public/help`. Not a part of `npm test`. */
export default { ...config, testMatch: 'help-pictures.ts', workers: 1, retries: 0, timeout: 300_000 }
