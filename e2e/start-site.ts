import { launchWithCatalogue } from './kept-catalogue.ts'
import { freePort, startProduct } from './product.ts'

/** Starts a PostgreSQL with the demo catalogue and the product on it. Returns the environment of the journeys. */
export async function startSite(log: (line: string) => void) {
  const pushOrigin = `http://127.0.0.1:${await freePort()}`
  const calendarOrigin = `http://127.0.0.1:${await freePort()}`
  const { serverUrl, catalogueUrl, stop } = await launchWithCatalogue(log)
  try {
    const product = await startProduct({
      DATABASE_URL: catalogueUrl,
      // Other tests run while it reads the catalogue for the first time.
      STATEMENT_TIMEOUT: '0',
      PUSH_ORIGINS: pushOrigin,
      CALENDAR_ORIGINS: calendarOrigin,
    })
    return {
      environment: {
        PUSH_ORIGIN: pushOrigin,
        CALENDAR_ORIGIN: calendarOrigin,
        SITE_ORIGIN: product.origin,
        SITE_DATA_DIR: product.dataDir,
        SITE_DATABASE_URL: catalogueUrl,
        TEST_DATABASE_URL: serverUrl,
      },
      stop: async () => {
        await product.stop()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
