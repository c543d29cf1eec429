import type { Client } from './client.ts'
import type { services } from './tree.ts'

type Services = typeof services

/** The API of every service, by the service's name. */
export type Api = { [S in keyof Services]: Client<Services[S]> }

/** How a browser signs in; the values that the OpenID client needs, none of them secret. */
export interface SignInSettings {
  domain: string
  clientId: string
  audience: string
  rolesClaim: string
}

/** Pages of others that the shell links to, where they are configured. */
export interface OutsideLinks {
  help: string | null
  contact: string | null
  /** The folder under which the marketing pages of the audiences stand. */
  marketing: string | null
}

/** What the server gives to every page that it renders. `api` answers as to a visitor, without a way over HTTP. */
export interface PageSurroundings {
  api: Api
  brand: string
  /** The origin people see, without a slash at its end. */
  origin: string
  nonce: string
  signIn: SignInSettings
  links: OutsideLinks
  /** Whether pages for those who build the product are served. */
  isDevelopment: boolean
  /** Notes what broke while a page was made. */
  report(error: unknown): void
}

/** What the build of the web offers to the server. */
export type RenderPage = (request: Request, surroundings: PageSurroundings) => Promise<Response>
