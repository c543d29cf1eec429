import type { ComparedFact } from '@app/contract/rules/import-words.ts'
import { phoneKey, siteKey, streetOf } from './contact-keys.ts'
import type { Located } from './located.ts'

type Contact = Pick<Located, 'address' | 'phone' | 'website'>

const keys: Record<ComparedFact, (value: string) => string | undefined> = {
  address: (address) => {
    const found = streetOf(address)
    return found && `${found.number ?? ''} ${found.street}`
  },
  phone: phoneKey,
  website: siteKey,
}

/** The facts that are the same for the matching: '12 Main Ave' and '12 Main Avenue'. */
export const agreeingFacts = (a: Contact, b: Contact): ComparedFact[] =>
  (['address', 'phone', 'website'] as const).filter((fact) => {
    const key = a[fact] ? keys[fact](a[fact]) : undefined
    return key !== undefined && key !== '' && b[fact] && key === keys[fact](b[fact])
  })
