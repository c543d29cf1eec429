import { patchBetween } from '@app/contract/rules/patch-between.ts'
import { useState } from 'react'
import { loadApi } from '../../api/load-api.ts'
import { Button } from '../../components/actions/button.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { FieldControl } from '../../kind/field-control.tsx'
import { useReportDirty } from '../editing/frame/done-frame.tsx'
import fieldStyles from '../editing/fields/fields.module.css'
import { picked, typedOf, valuesOf } from '../editing/fields/typed-fields.ts'
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
  const { form, controls, banner, isBusy, isChanged } = useFieldForm({
    draft,
    fields,
    first: typedOf(before, names),
    async send(after) {
      const patch = patchBetween(before, after)
      if (patch.length === 0) return onCancel()
      await details.save(await loadApi(), link, patch)
      await onSaved()
    },
    failed: 'Nothing was saved.',
  })
  useReportDirty(isChanged, onDirty)

  return (
    <form {...form} className={styles.details}>
      <div className={fieldStyles.grid}>
        {fields.map((field) => (
          <FieldControl
            key={field.name}
            {...{ field, controls }}
            className={field.control === 'url' ? fieldStyles.wide : undefined}
          />
        ))}
      </div>
      {banner !== undefined && (
        <Banner tone="bad" isLive>
          {banner}
        </Banner>
      )}
      <div className="row">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Save
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
