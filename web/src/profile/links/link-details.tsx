import type { PatchOperation } from '@app/contract/route.ts'
import { patchBetween } from '@app/contract/rules/patch-between.ts'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { useWrite } from '../../platform/calls/use-write.ts'
import { Stack } from '../../platform/boxes/stack.tsx'
import { FieldGrid } from '../editing/fields/field-grid.tsx'
import { useReportDirty } from '../editing/frame/done-frame.tsx'
import { picked, typedOf, valuesOf } from '../editing/fields/typed-fields.ts'
import { useFieldForm } from '../editing/fields/use-field-form.ts'
import type { Link, LinkDetails } from './links.ts'
import { FormBanner } from '../../platform/form/form-banner.tsx'

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
  const saving = useWrite(async (api, patch: PatchOperation[]) => details.save(api, link, patch))
  const { form, controls, banner, isBusy, isChanged } = useFieldForm({
    draft,
    fields,
    first: typedOf(before, names),
    async send(after) {
      const patch = patchBetween(before, after)
      if (patch.length === 0) return onCancel()
      await saving.send(patch)
      await onSaved()
    },
    failed: 'Nothing was saved.',
  })
  useReportDirty(isChanged, onDirty)

  return (
    <form {...form}>
      <Stack>
        <FieldGrid fields={fields} controls={controls} />
        <FormBanner>{banner}</FormBanner>
        <Row>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            Save
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
