import { describe, expect, test } from 'vitest'
import { searchArticles } from './search-articles.ts'

const article = (slug: string, title: string, text: string) => ({
  slug,
  title,
  summary: '',
  body: [text, { steps: ['Press the green button.'] }],
})

const articles = [
  article('claim', 'Claim the page of your venue', 'An email proves it.'),
  article('dates', 'Ask for dates', 'Venues answer by email.'),
  article('forgotten', 'Forgotten passwords', 'We send a link.'),
]
const slugs = (text: string) => searchArticles(articles, text).map(({ slug }) => slug)

describe('searching the help', () => {
  test('puts articles with the word in their title first', () => {
    expect(slugs('venue')).toEqual(['claim', 'dates'])
  })

  test('finds beginnings of words, whatever their case', () => {
    expect(slugs('PASSW')).toEqual(['forgotten'])
  })

  test('finds the singular by the plural', () => {
    expect(slugs('claims')).toEqual(['claim'])
  })

  test('ignores the words of a question', () => {
    expect(slugs("How do I ask for dates? I can't")).toEqual(['dates'])
  })

  test('finds the texts of steps', () => {
    expect(slugs('green')).toHaveLength(3)
  })

  test('prefers articles with all words to those with some', () => {
    expect(slugs('email link')).toEqual(['claim', 'dates', 'forgotten'])
    expect(slugs('email venue claim')).toEqual(['claim'])
  })

  test.each(['zzz', '', '???'])('finds nothing for %j', (text) => {
    expect(slugs(text)).toEqual([])
  })
})
