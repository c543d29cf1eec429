import { forgetKept } from '../page/device/forget-kept.ts'
import { keptConversations, type KeptConversation } from '../page/device/kept-conversations.ts'
import { isOutdated, readKeptPerson, type KeptPerson } from '../page/device/kept-person.ts'
import { conversationView } from './conversation-view.ts'
import { element } from './element.ts'
import { watchConnection } from './watch-connection.ts'

let isLeaving = false
addEventListener('beforeunload', () => {
  isLeaving = true
})

let isWriting = () => false

/** A connection may come back for a moment only, in which a reload would cancel the way to a link that was just pressed. */
function reload() {
  if (!isLeaving) location.reload()
}

/** The page that the worker shows without a connection, at any address: last-read conversations, or the one of the address. */
async function open() {
  document.querySelector('#again')?.addEventListener('click', () => location.reload())
  const person = readKeptPerson()
  if (person === null) return
  if (isOutdated()) return forgetKept()
  const kept = await keptConversations(person.userId)
  const [, id] = /^\/groups\/([\w-]+)$/.exec(location.pathname) ?? []
  const current = kept.find((conversation) => conversation.id === id)
  show(person, kept, current)
}

function show(person: KeptPerson, kept: KeptConversation[], current: KeptConversation | undefined) {
  const view = current && conversationView(person, current)
  if (view) isWriting = view.isWriting
  const place = document.querySelector('#kept')
  if (view) place?.append(view.root)
  const others = kept.filter((conversation) => conversation !== current)
  if (others.length === 0) return
  const title = current ? 'Other conversations on this device' : 'Conversations on this device'
  place?.append(element('h2', { textContent: title }))
  const list = element('ul', { className: 'list' })
  for (const { id, name, messages } of others) {
    const last = messages.at(-1)
    const link = element('a', { href: `/groups/${id}` })
    link.append(element('b', { textContent: name }))
    if (last) link.append(element('span', { textContent: `${last.author}: ${last.text}` }))
    const item = element('li', {})
    item.append(link)
    list.append(item)
  }
  place?.append(list)
}

// What is being written isn't lost to a reload.
watchConnection(() => {
  if (!isWriting()) reload()
})
// Without storage, the page says that there is no connection.
void open().catch(() => undefined)
