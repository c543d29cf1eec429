import type { Site } from '@app/identity/imprint.ts'
import { accountPort as accounts } from '@app/identity/account-port.ts'
import { composeMail } from '@app/identity/mail-document.ts'
import type { FastifyBaseLogger } from 'fastify'
import { kindOf } from './kinds.ts'
import { foundByMail } from './patterns/found-by.ts'
import { isolateLetter } from './patterns/isolate-letter.ts'
import type { ReadAs } from './patterns/read-as.ts'
import { newsLayout } from './patterns/unsubscribe.ts'
import type { LayOutMail } from './platform/mail/letter.ts'
import { startMailQueue } from './platform/mail/mail-queue.ts'
import type { SendMail } from './platform/mail/outbox.ts'
import { contactMails } from './services/contact-mgmt/index.ts'
import { eventMails } from './services/event-mgmt/index.ts'
import { blockMails, reservationMails } from './services/hotel-mgmt/index.ts'
import { reportMailComposers } from './services/report-mgmt/index.ts'
import { accountMails, notificationMails } from './services/user-mgmt/index.ts'
import type { Database } from './tables/tables.ts'

interface MailParts {
  /** For writes. */
  db: Database
  databaseUrl: string
  origin: string
  brand: string
  mail: { send: SendMail; site: Site }
  /** Signs the links to unsubscribe. */
  key: Uint8Array
  /** Reads reports for who gets them by email. */
  readAs: ReadAs
  log: FastifyBaseLogger
}

/** Starts the queue with the emails of all services. */
export function startAppMails({ db, databaseUrl, origin, brand, mail, key, readAs, log }: MailParts) {
  const { send, site } = mail
  const layOut: LayOutMail = (letter) => composeMail(site, isolateLetter(foundByMail(letter, origin), origin))
  const letters = { origin, brand, layOut, layOutNews: newsLayout({ origin, layOut, key }) }
  const profilePath = ({ kind, id }: { kind: string; id: string }) => `${kindOf(kind).contract.path}/${id}`
  return startMailQueue({
    db,
    databaseUrl,
    send,
    domain: new URL(origin).hostname,
    composers: {
      ...contactMails({ ...letters, profilePath }),
      ...eventMails({ ...letters, profilePath }),
      ...reservationMails({ ...letters, profilePath }),
      ...blockMails(letters),
      ...accountMails(accounts, {
        ...letters,
        passwordResetMail: (run, subject) => accounts.passwordResetMail(run, subject, site),
      }),
      ...notificationMails(letters),
      ...reportMailComposers({ ...letters, readAs }),
    },
    log,
  })
}
