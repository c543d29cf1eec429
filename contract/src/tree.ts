import { facilities } from './facilities/facility-routes.ts'
import { places } from './places/place-routes.ts'

/** Every service by the base of its paths. */
export const services = {
  'facility-mgmt': { facilities, places },
}
export const serviceBase = (service: string) => `/${service}/api`
