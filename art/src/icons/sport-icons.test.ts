import { expect, it } from 'vitest'
import { xmlFault } from '../testing/well-formed.ts'
import { sportIcons } from './sport-icons.ts'

it.each(Object.entries(sportIcons))('%s is a symbol without colours or widths of its own', (slug, body) => {
  expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(xmlFault(`<symbol>${body}</symbol>`)).toBeUndefined()
  expect(body).not.toMatch(/fill|stroke|style|class|NaN|undefined/)
})
