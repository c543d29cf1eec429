import { expect, test } from 'vitest'
import { shortWebsite, telephoneLink } from './contact-words.ts'

test('writes telephone numbers and websites for their readers', () => {
  expect(telephoneLink('+1 317.555.0101 x22')).toBe('tel:+13175550101')
  expect(telephoneLink('(317) 555-0101 x22')).toBe('tel:3175550101')
  expect(shortWebsite('https://www.gym.example/')).toBe('gym.example')
  expect(shortWebsite('http://gym.example/rent?x=1')).toBe('gym.example/rent?x=1')
})
