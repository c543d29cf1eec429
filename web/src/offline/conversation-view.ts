import { maxMessage } from '@app/contract/rules/limits.ts'
import { outboxKey } from '../page/conversation-texts.ts'
import type { KeptConversation, KeptMessage } from '../page/device/kept-conversations.ts'
import type { KeptPerson } from '../page/device/kept-person.ts'
import { storedRecord } from '../page/device-storage.ts'
import { deviceDrafts } from '../page/draft-store.ts'
import { element } from './element.ts'

/** What the product's outbox reads. */
interface LeftMessage {
  clientId: string
  groupId: string
  subject: string
  text: string
  /** In ms since 1970. */
  written: number
}

const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** A kept conversation, with a field for messages that are sent later. */
export function conversationView({ subject }: KeptPerson, { id, name, messages }: KeptConversation) {
  const root = element('section', { ariaLabel: name })
  const log = element('div', { className: 'log' })
  for (const message of messages) log.append(article(message))
  for (const left of leftMessages(subject, id)) log.append(waiting(left.text))
  const field = element('textarea', { rows: 2, maxLength: maxMessage, ariaLabel: `Write to ${name}` })
  const button = element('button', { type: 'submit', textContent: 'Send when connected' })
  const form = element('form', {})
  form.append(field, button)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = field.value.trim()
    if (text === '') return
    const left: LeftMessage = {
      clientId: crypto.randomUUID(),
      groupId: id,
      subject,
      text,
      written: Date.now(),
    }
    const message = { ...left, replyTo: null, mentions: [], files: [] }
    if (!deviceDrafts.write(outboxKey(subject, left.clientId), JSON.stringify(message))) {
      field.setCustomValidity('This browser can’t keep the message.')
      field.reportValidity()
      return
    }
    log.append(waiting(text))
    field.value = ''
  })
  field.addEventListener('input', () => field.setCustomValidity(''))
  root.append(element('h2', { textContent: name }), log, form)
  return { root, isWriting: () => field.value.trim() !== '' }
}

/** What other versions of the product have stored may have another form. */
const isLeft = (stored: object): stored is LeftMessage => 'text' in stored && 'written' in stored

function leftMessages(subject: string, groupId: string): LeftMessage[] {
  const left = deviceDrafts
    .keys(outboxKey(subject, ''))
    .map((key): object => storedRecord(deviceDrafts.read(key)))
  return left
    .filter(isLeft)
    .filter((message) => message.groupId === groupId)
    .toSorted((one, other) => one.written - other.written)
}

const article = ({ author, text, createdDate }: KeptMessage) =>
  block(author, text, timeFormat.format(new Date(createdDate)))

const waiting = (text: string) => block('You', text, 'Waiting for a connection')

function block(author: string, text: string, note: string) {
  const made = element('article', {})
  made.append(
    element('b', { textContent: author }),
    element('small', { textContent: note }),
    element('p', { textContent: text }),
  )
  return made
}
