/** Who sends the emails, and by what rules, as the foot of each email and of the sign-up page says it. */
export interface Imprint {
  /** Undefined if none is configured. */
  postalAddress: string | undefined
  /** Addresses of the texts. */
  privacy: string
  terms: string
}

export interface MailSender {
  brand: string
  /** Without it, emails have no foot. */
  imprint?: Imprint | undefined
}

/** The sender of emails with links to pages of logins. */
export interface Site extends MailSender {
  /** The public origin, with a trailing slash. */
  issuer: string
}
