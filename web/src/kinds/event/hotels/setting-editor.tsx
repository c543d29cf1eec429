import { eventSettings } from '@app/contract/events/event-setting.ts'
import { patchBetween } from '@app/contract/rules/patch-between.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import { reasonOf } from '../../../api/problem.ts'
import { profileChanged } from '../../../api/profile-changed.ts'
import { Checkbox } from '../../../components/fields/checkbox.tsx'
import { DateField } from '../../../components/fields/date-field.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { FormGrid, Wide } from '../../../platform/boxes/form-grid.tsx'
import { useWrite } from '../../../platform/calls/use-write.ts'
import { EditorFrame } from '../../../profile/editing/frame/editor-frame.tsx'
import { Opening } from '../../../profile/editing/frame/opening.tsx'
import type { EditorProps } from '../../../profile/profile-page.ts'

type Setting = z.output<typeof eventSettings.draft>
interface Saved {
  id: string | null
  fields: Setting
}

/** How the page of the event shows hotels. */
export const SettingEditor = (props: EditorProps) => (
  <Opening
    {...props}
    name="setting"
    load={async (api): Promise<Saved> => {
      const { data } = await api['event-mgmt'].events.setting.get({ ownerId: props.profile.id })
      if (data === null) return { id: null, fields: eventSettings.draft.parse({}) }
      const { id, createdDate: _, ...fields } = data
      return { id, fields }
    }}
  >
    {(saved) => <SettingForm {...props} saved={saved} />}
  </Opening>
)

const liveRates = [
  { value: 'true', label: 'Show them' },
  { value: 'false', label: 'Don’t show them' },
]

function SettingForm({ kind, profile, close, focus, saved }: EditorProps & { saved: Saved }) {
  const [fields, setFields] = useState(saved.fields)
  const ownerId = profile.id
  const queries = useQueryClient()
  const patch = patchBetween(saved.fields, fields)
  const set = (changed: Partial<Setting>) => setFields({ ...fields, ...changed })

  const { run, isBusy, error } = useWrite(
    async ({ 'event-mgmt': { events } }) =>
      saved.id === null
        ? events.setting.create({ ownerId, data: fields })
        : events.setting.update({ ownerId, id: saved.id, patch }),
    {
      async onDone() {
        await profileChanged(queries, kind, ownerId, ['deals'])
        close()
      },
      done: 'Hotel settings saved.',
      // The frame shows it.
      onFailed() {},
    },
  )

  return (
    <EditorFrame
      saveText="Save hotel settings"
      changeCount={patch.length}
      isSaving={isBusy}
      offer={undefined}
      failure={error === null ? undefined : `Nothing was saved. ${reasonOf(error)}`}
      onSave={() => (patch.length === 0 ? close() : run())}
      onCancel={close}
      focus={focus}
    >
      <FormGrid columns="2" width="full">
        <Wide>
          <Checkbox
            label="Show hotel deals although I have a page of hotels"
            checked={fields.isHotelLinkIgnored}
            onChange={({ target }) => set({ isHotelLinkIgnored: target.checked })}
          />
        </Wide>
        <SelectField
          label="Live rates"
          hint="The lowest price of each hotel, a night with fees."
          placeholder="As the destination decides"
          options={liveRates}
          value={fields.hotelLiveRatesEnabled === null ? '' : String(fields.hotelLiveRatesEnabled)}
          onChange={({ target: { value } }) =>
            set({ hotelLiveRatesEnabled: value === '' ? null : value === 'true' })
          }
        />
        <DateField
          label="Show live rates after"
          isOptional
          value={fields.hotelLiveRatesVisibleAfter ?? ''}
          onChange={({ target }) => set({ hotelLiveRatesVisibleAfter: target.value || null })}
        />
        <DateField
          label="Hide specials after"
          isOptional
          value={fields.hotelSpecialsHiddenAfter ?? ''}
          onChange={({ target }) => set({ hotelSpecialsHiddenAfter: target.value || null })}
        />
      </FormGrid>
    </EditorFrame>
  )
}
