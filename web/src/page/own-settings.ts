import type { UserSettings } from '../api/own-account.ts'
import { readDevice, writeDevice } from './device-storage.ts'
import { saveTimeZone } from './moment.ts'
import { chooseTheme } from './use-theme.ts'

const key = 'account-theme'

/** The theme of the account as this browser last knew it. */
export const knownTheme = () => readDevice(key) ?? 'system'
export const setKnownTheme = (theme: string) => writeDevice(key, theme)

/**
 * Takes over what the reader chose in another browser. A theme that didn't change there leaves the one of this browser,
 * which a visitor may have chosen before they logged in.
 */
export function adoptSettings({ theme, timeZone }: Pick<UserSettings, 'theme' | 'timeZone'>) {
  saveTimeZone(timeZone)
  if (theme === knownTheme()) return
  setKnownTheme(theme)
  chooseTheme(theme)
}
