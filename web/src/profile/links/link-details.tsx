import { patchBetween } from '@app/contract/rules/patch-between.ts'
import { useState, type SubmitEvent } from 'react'
import { loadApi } from '../../api/load-api.ts'
import { reasonOf } from '../../api/problem.ts'
import { Button } from '../../components/actions/button.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { FieldControl } from '../../kind/field-control.tsx'
import { useReportDirty } from '../editing/frame/done-frame.tsx'
import fieldStyles from '../editing/fields/fields.module.css'
import { picked, typedOf, valuesOf, type Fields } from '../editing/fields/typed-fields.ts'
import { useFieldForm } from '../editing/fields/use-field-form.ts'
import type { Link, LinkDetails } from './links.ts'
import styles from './links.module.css'

interface LinkDetailsFormProps {
  link: Link
  details: LinkDetails
  onDirty: (isDirty: boolean) => void
  onSaved: () => Promise<void>
  onCancel: () => void
}

/** The fields of one link. */
export function LinkDetailsForm({ link, details, onDirty, onSaved, onCancel }: LinkDetailsFormProps) {
  const [fields] = useState(() => details.fields(link))
  const [draft] = useState(() => details.draft(link))
  const names = fields.map(({ name }) => name)
  const [before] = useState(() => picked(valuesOf(draft, link), names))
  const start = typedOf(before, names)
  const { form, typed, controls, showServerErrors } = useFieldForm(draft, fields, start)
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  useReportDirty(
    names.some((name) => typed[name] !== start[name]),
    onDirty,
  )

  async function save(after: Fields) {
    const patch = patchBetween(before, after)
    if (patch.length === 0) return onCancel()
    setSaving(true)
    setFailure(undefined)
    try {
      await details.save(await loadApi(), link, patch)
      await onSaved()
    } catch (error) {
      if (!showServerErrors(error)) setFailure(`Nothing was saved. ${reasonOf(error)}`)
      setSaving(false)
    }
  }

  function submit(event: SubmitEvent) {
    if (isSaving) return event.preventDefault()
    void form.handleSubmit(save)(event)
  }

  return (
    <form className={styles.details} noValidate onSubmit={submit}>
      <div className={fieldStyles.grid}>
        {fields.map((field) => (
          <FieldControl
            key={field.name}
            {...{ field, controls }}
            className={field.control === 'url' ? fieldStyles.wide : undefined}
          />
        ))}
      </div>
      {failure !== undefined && (
        <Banner tone="bad" isLive>
          {failure}
        </Banner>
      )}
      <div className="row">
        <Button type="submit" variant="primary" isBusy={isSaving}>
          Save
        </Button>
        <Button variant="quiet" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
