import { FieldControl, type FieldControls } from '../../../kind/field-control.tsx'
import { FieldEditor } from '../../../profile/editing/fields/field-editor.tsx'
import type { EditorProps } from '../../../profile/profile-page.ts'
import { arePast, changeDates, completionText, pastTitle } from '../past-dates.ts'
import { FormGrid, Wide } from '../../../platform/boxes/form-grid.tsx'

const flexibleOnly = ['dayCount']
const fixedOnly = ['startTime', 'endTime']
const fields = ['hasFlexibleDates', 'startDate', 'endDate', ...flexibleOnly, ...fixedOnly, 'timeZone']

/** Fixed dates with times, or flexible ones with a number of days. */
export const DatesEditor = (props: EditorProps) => (
  <FieldEditor
    {...props}
    name="dates"
    fields={fields}
    saveText="Save dates"
    doubt={({ endDate }) =>
      'status' in props.profile &&
      props.profile.status === 'Published' &&
      typeof endDate === 'string' &&
      arePast({ endDate })
        ? {
            title: pastTitle,
            text: completionText,
            confirmText: 'Save anyway',
            cancelText: changeDates,
            isDangerous: true,
          }
        : undefined
    }
  >
    {(controls, declared) => {
      const isFlexible = controls.value('hasFlexibleDates') === 'true'
      const hidden = isFlexible ? fixedOnly : flexibleOnly
      return (
        <FormGrid columns="2" width="full">
          {declared
            .filter(({ name }) => !hidden.includes(name))
            .map((field) => {
              const control = (
                <FieldControl key={field.name} field={field} controls={withoutHidden(controls)} />
              )
              return field.control === 'checkbox' ? <Wide key={field.name}>{control}</Wide> : control
            })}
          {isFlexible && (
            <Wide>
              <p className="xs dim">
                It takes place between the first and the last day. Fix the dates once you know them.
              </p>
            </Wide>
          )}
        </FormGrid>
      )
    }}
  </FieldEditor>
)

/** Clears the fields that belong to the other sort of dates, which the contract refuses. */
const withoutHidden = (controls: FieldControls): FieldControls => ({
  ...controls,
  set(values) {
    const { hasFlexibleDates } = values
    const others =
      hasFlexibleDates === undefined ? [] : hasFlexibleDates === 'true' ? fixedOnly : flexibleOnly
    controls.set({ ...values, ...Object.fromEntries(others.map((name) => [name, ''])) })
  },
})
