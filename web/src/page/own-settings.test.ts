import { beforeEach, expect, test, vi } from 'vitest'
import { adoptSettings, setKnownTheme } from './own-settings.ts'
import { moment } from './moment.ts'
import { readTheme, saveTheme } from './theme.ts'

const noon = '2027-03-12T12:00:00.000Z'
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})

test('takes over a theme that was chosen in another browser', () => {
  adoptSettings({ theme: 'dark', timeZone: null })
  expect(readTheme()).toBe('dark')
})

test('takes over the system’s theme after another one', () => {
  adoptSettings({ theme: 'dark', timeZone: null })
  adoptSettings({ theme: 'system', timeZone: null })
  expect(readTheme()).toBe('system')
})

test('keeps the theme of a visitor who logs in to an account that never chose one', () => {
  saveTheme('dark')
  adoptSettings({ theme: 'system', timeZone: null })
  expect(readTheme()).toBe('dark')
})

test('keeps a theme that this browser knows the account has', () => {
  setKnownTheme('light')
  saveTheme('dark')
  adoptSettings({ theme: 'light', timeZone: null })
  expect(readTheme()).toBe('dark')
})

test('times are in the time zone of the account', () => {
  adoptSettings({ theme: 'system', timeZone: 'America/Anchorage' })
  expect(moment(noon)).toMatch(/3:00\sAM/)
})

test('times are in the time zone of the browser once the account has none', () => {
  adoptSettings({ theme: 'system', timeZone: 'America/Anchorage' })
  adoptSettings({ theme: 'system', timeZone: null })
  expect(moment(noon)).toBe(
    new Date(noon).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
  )
})

test('times are in the time zone of the browser if it doesn’t know the one of the account', () => {
  adoptSettings({ theme: 'system', timeZone: 'Mars/Olympus' })
  expect(moment(noon)).toMatch(/2027/)
})
