import type { Api } from '@app/contract/api.ts'
import { inquiryTopics, type InquiryTopic } from '@app/contract/rules/inquiry-topics.ts'
import { isLikeEmail } from '@app/contract/rules/like-email.ts'
import { unsentKey } from '../page/conversation-texts.ts'
import { tabDrafts } from '../page/draft-store.ts'
import { storedRecord } from '../page/device-storage.ts'
import { textOf } from '../page/typed-values.ts'

type InquiryData = Parameters<Api['contact-mgmt']['inquiries']['create']>[0]['data']

/** The texts of the form. */
export interface ContactValues {
  topic: string
  message: string
  about: string
  name: string
  email: string
  /** Hidden from people. */
  fax: string
}

const blank: ContactValues = { topic: '', message: '', about: '', name: '', email: '', fax: '' }

// The same for visitors and everybody who logs in, so that logging in keeps what was typed. Signing out drops it.
const draftKey = unsentKey('contact', 'form')

export const contactDraft = {
  read: () => tabDrafts.read(draftKey),
  write: (values: ContactValues) => tabDrafts.write(draftKey, JSON.stringify(values)),
  drop: () => tabDrafts.drop(draftKey),
}

/** The values that a form starts with. The page and topic of a link win over an older draft. */
export function firstValues(draft: string | null, search: URLSearchParams): ContactValues {
  const about = aboutPath(search.get('about') ?? '', '')
  const topic = topicOf(search.get('topic') ?? '')
  return { ...blank, ...readDraft(draft), ...(about?.startsWith('/') && { about }), ...(topic && { topic }) }
}

function readDraft(draft: string | null): Partial<ContactValues> {
  return Object.fromEntries(
    Object.entries(storedRecord(draft)).filter(([name, value]) => name in blank && typeof value === 'string'),
  )
}

const topicOf = (text: string): InquiryTopic | undefined => inquiryTopics.find((topic) => topic === text)

/** The path of a page of ours, also from its whole address. Never the hash, which may be the key of a private page. */
export function aboutPath(typed: string, origin: string): string | null {
  const [address = ''] = typed.trim().split('#', 1)
  const path = origin !== '' && address.startsWith(origin) ? address.slice(origin.length) || '/' : address
  return textOf(path)
}

/** What is missing, by the name of the field. The server checks everything else. */
export function missingFields(values: ContactValues, isSignedIn: boolean): Map<string, string> {
  const missing = new Map<string, string>()
  if (topicOf(values.topic) === undefined) missing.set('topic', 'Choose what this is about.')
  if (values.message.trim() === '') missing.set('message', 'Write a message.')
  if (isSignedIn) return missing
  if (values.name.trim() === '') missing.set('name', 'Enter your name.')
  if (!isLikeEmail(values.email)) missing.set('email', 'Enter your email address.')
  return missing
}

/** The message as the API takes it. */
export function inquiryData(values: ContactValues, origin: string, isSignedIn: boolean): InquiryData {
  return {
    topic: topicOf(values.topic) ?? 'Other',
    message: values.message.trim(),
    about: aboutPath(values.about, origin),
    fax: values.fax,
    ...(!isSignedIn && { name: values.name.trim(), email: values.email.trim() }),
  }
}
