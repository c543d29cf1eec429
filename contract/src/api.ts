import { createClient, type Client, type Send } from './client.ts'
import { serviceBase, services } from './tree.ts'

export type Services = typeof services

/** The clients of all services, by service name. */
export type Api = { [S in keyof Services]: Client<Services[S]> }

/** Creates the clients of all services with one transport. */
export const createApi = (send: Send): Api => ({
  'facility-mgmt': createClient(services['facility-mgmt'], serviceBase('facility-mgmt'), send),
  'destination-mgmt': createClient(services['destination-mgmt'], serviceBase('destination-mgmt'), send),
  'place-mgmt': createClient(services['place-mgmt'], serviceBase('place-mgmt'), send),
  'contact-mgmt': createClient(services['contact-mgmt'], serviceBase('contact-mgmt'), send),
  'user-mgmt': createClient(services['user-mgmt'], serviceBase('user-mgmt'), send),
  'status-mgmt': createClient(services['status-mgmt'], serviceBase('status-mgmt'), send),
  'import-mgmt': createClient(services['import-mgmt'], serviceBase('import-mgmt'), send),
})
