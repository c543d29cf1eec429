import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftKey } from '../page/conversation-texts.ts'
import { tabDrafts } from '../page/draft-store.ts'
import { beginMessage } from './use-conversation.ts'

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const offer = 'Your offer: 10 fields.\n\n'
const write = (draft: object) => tabDrafts.write(draftKey('ann', 'group'), JSON.stringify(draft))
function begun() {
  beginMessage('ann', 'group', offer)
  return JSON.parse(tabDrafts.read(draftKey('ann', 'group')) ?? 'null')
}

test('a message begins with the given text', () => {
  expect(begun()).toEqual({ text: offer })
})

test('what the person has written follows, with what it replies to', () => {
  write({ text: 'Thank you!', replyTo: 'm1' })
  expect(begun()).toEqual({ text: 'Your offer: 10 fields.\n\nThank you!', replyTo: 'm1' })
})

test('a message that begins with the text already stays as it is', () => {
  write({ text: `${offer}Could it be 8,000 less?` })
  expect(begun()).toEqual({ text: `${offer}Could it be 8,000 less?` })
})
