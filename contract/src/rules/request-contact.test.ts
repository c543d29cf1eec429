import { expect, test } from 'vitest'
import { splitContact, withContact } from './request-contact.ts'

test.each([
  [null, {}],
  ['Games from 8 AM.', { description: 'Games from 8 AM.' }],
  ['Contact: Ana Ruiz, ana@club.example', { contact: 'Ana Ruiz, ana@club.example' }],
  ['Games from 8 AM.\n\nContact: Ana Ruiz', { description: 'Games from 8 AM.', contact: 'Ana Ruiz' }],
  ['Contact: Ana Ruiz\n\nGames from 8 AM.', { description: 'Games from 8 AM.', contact: 'Ana Ruiz' }],
  ['Contact: Ana Ruiz\n\nContact: Bo Lee', { contact: 'Ana Ruiz, Bo Lee' }],
  ['Contact us for a quote.', { description: 'Contact us for a quote.' }],
])('the description %j has %j', (text, parts) => {
  expect(splitContact(text)).toEqual({ description: undefined, contact: undefined, ...parts })
})

test.each([
  [undefined, undefined, undefined],
  ['Games from 8 AM.', undefined, 'Games from 8 AM.'],
  ['Games from 8 AM.', 'Ana Ruiz', 'Games from 8 AM.\n\nContact: Ana Ruiz'],
  [undefined, 'Ana Ruiz', 'Contact: Ana Ruiz'],
])('%j and the contact %j make the description %j', (description, contact, text) => {
  expect(withContact(description, contact)).toBe(text)
})
