import { facilities } from './facilities/facility-routes.ts'

/** Every service by the base of its paths. */
export const services = {
  'facility-mgmt': { facilities },
}
export const serviceBase = (service: string) => `/${service}/api`
