import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '../api/problem.ts'
import { Combobox } from '../components/fields/combobox.tsx'
import { Segmented } from '../components/fields/segmented.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { isTheme, themeNames, themes, type Theme } from '../page/theme.ts'
import { chooseTheme, useTheme } from '../page/use-theme.ts'
import { settingsKey, useAccountWrite } from './account-calls.ts'
import { AccountSection } from './account-section.tsx'
import styles from './settings-section.module.css'
import { browserZone, zoneOption, zoneOptions } from './time-zones.ts'
import type { AccountForm } from './use-account-draft.ts'

export function SettingsSection({ form: { draft, edit, errors } }: { form: AccountForm }) {
  const [zones] = useState(zoneOptions)
  return (
    <AccountSection id="settings" title="Time and theme" text="How times and colors are shown to you.">
      <div className={styles.fields}>
        <Combobox
          label="Time zone"
          placeholder={`Automatic: ${browserZone().label}`}
          hint="Clear it to use the time zone of each browser."
          emptyText="No time zone has this name. Try a large city."
          error={errors.get('timeZone')}
          options={zones}
          value={draft.timeZone === null ? null : zoneOption(draft.timeZone)}
          onChange={(zone) => edit({ timeZone: zone?.value ?? null })}
        />
        <ThemeField />
      </div>
    </AccountSection>
  )
}

/** The theme takes effect at once, like the choice in the top bar. */
function ThemeField() {
  const theme = useTheme()
  const queries = useQueryClient()
  const toast = useToast()
  const { run } = useAccountWrite(
    (users, value: Theme) => users.settings.update({ patch: [{ op: 'replace', path: '/theme', value }] }),
    {
      onDone: ({ data }) => queries.setQueryData(settingsKey, data),
      onFailed: (error) => toast.error(`The theme is only saved in this browser. ${reasonOf(error)}`),
    },
  )
  return (
    <Segmented
      label="Theme"
      options={themes.map((value) => ({ value, label: themeNames[value] }))}
      value={theme}
      onChange={({ target: { value } }) => {
        if (!isTheme(value)) return
        chooseTheme(value)
        run(value)
      }}
    />
  )
}
