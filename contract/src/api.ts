import { createClients, type Clients, type Send } from './client.ts'
import { serviceBase, services } from './tree.ts'

export type Services = typeof services

/** The clients of all services, by service name. */
export type Api = Clients<Services>

/** Creates the clients of all services with one transport. */
export const createApi = (send: Send): Api => createClients(services, serviceBase, send)
