import { useState } from 'react'
import { Combobox } from '../components/fields/combobox.tsx'
import { Segmented } from '../components/fields/segmented.tsx'
import { isTheme, themeNames, themes } from '../page/theme.ts'
import { useChooseTheme } from '../page/use-choose-theme.ts'
import { useTheme } from '../page/use-theme.ts'
import { FormGrid } from '../platform/boxes/form-grid.tsx'
import { SideSection } from '../page/side-section.tsx'
import { browserZone, zoneOption, zoneOptions } from './time-zones.ts'
import type { AccountForm } from './use-account-draft.ts'

export function SettingsSection({ form: { draft, edit, errors } }: { form: AccountForm }) {
  const [zones] = useState(zoneOptions)
  return (
    <SideSection id="settings" title="Time and theme" text="How times and colors are shown to you.">
      <FormGrid columns="2" width="full">
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
      </FormGrid>
    </SideSection>
  )
}

/** The theme takes effect at once, like the choice in the top bar. */
function ThemeField() {
  const theme = useTheme()
  const chooseTheme = useChooseTheme()
  return (
    <Segmented
      label="Theme"
      options={themes.map((value) => ({ value, label: themeNames[value] }))}
      value={theme}
      onChange={({ target: { value } }) => {
        if (isTheme(value)) void chooseTheme(value)
      }}
    />
  )
}
