/** The folder of the provider's migrations; apart from the provider, so that naming it loads nothing. */
export const identityMigrations = new URL('./migrations/', import.meta.url)
