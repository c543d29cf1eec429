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
