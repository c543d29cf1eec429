/** The folder of the provider's migrations. In its own file, so that importing it doesn't load the provider. */
export const identityMigrations = new URL('./migrations/', import.meta.url)
