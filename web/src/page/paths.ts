/** Addresses that several features lead to, as `app/routes.ts` has them. */
export const facilityMarketPath = '/facilities/marketplace'
export const newFacilityPath = '/facilities/new'
export const facilityPath = (id: string) => `/facilities/${id}`
