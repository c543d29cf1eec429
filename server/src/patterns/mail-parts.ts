import type { LayOutNews } from './unsubscribe.ts'
import type { LayOutMail } from '../platform/mail/letter.ts'

/** What emails are composed with. */
export interface MailParts {
  /** Links lead nowhere else. */
  origin: string
  brand: string
  layOut: LayOutMail
  /** For what people can unsubscribe from. */
  layOutNews: LayOutNews
  /** The path of a profile's page. */
  profilePath(profile: { kind: string; id: string }): string
}
