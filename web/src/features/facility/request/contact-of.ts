import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { telephoneLink } from '../../../page/contact-words.ts'
import { mailto, requestMail } from './request-mail.ts'
import type { EventWish } from './event-wish.ts'

/** The one next step, by the best way that the facility gives to reach it. */
export interface NextStep {
  way: 'mail' | 'phone' | 'website'
  label: string
  href: string
}

type Reachable = Pick<Facility, 'name' | 'email' | 'phone' | 'website'>

export function nextStep(facility: Reachable, wish: EventWish, address: string): NextStep | undefined {
  const { name, email, phone, website } = facility
  if (email !== null)
    return { way: 'mail', label: 'Request dates', href: mailto(email, requestMail(wish, { name, address })) }
  if (phone !== null) return { way: 'phone', label: `Call ${phone}`, href: telephoneLink(phone) }
  if (website !== null) return { way: 'website', label: 'Ask on its website', href: website }
  return undefined
}
