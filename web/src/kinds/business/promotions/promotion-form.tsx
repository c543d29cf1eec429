import { promotions } from '@app/contract/businesses/promotion-schema.ts'
import { patchBetween } from '@app/contract/rules/patch-between.ts'
import { useState } from 'react'
import { loadApi } from '../../../api/load-api.ts'
import { Button } from '../../../components/actions/button.tsx'
import { useToast } from '../../../components/overlays/toaster.tsx'
import { useReportDirty } from '../../../profile/editing/frame/done-frame.tsx'
import {
  picked,
  typedOf,
  typedSchema,
  valuesOf,
  type Fields,
} from '../../../profile/editing/fields/typed-fields.ts'
import { useFieldForm } from '../../../profile/editing/fields/use-field-form.ts'
import { FieldGrid } from '../../../profile/editing/fields/field-grid.tsx'
import { Wide } from '../../../platform/boxes/form-grid.tsx'
import { Row } from '../../../platform/boxes/row.tsx'
import { FormBanner } from '../../../platform/form/form-banner.tsx'
import type { Field } from '../../../kind/field.ts'
import { PromotionPicture } from './promotion-picture.tsx'
import type { Promotion } from './promotion-words.ts'

const fields = [
  {
    name: 'title',
    label: 'Title',
    placeholder: '15% off for teams of ten',
    control: 'text',
    isRequired: true,
  },
  { name: 'startDate', label: 'First day', control: 'date', isRequired: true },
  { name: 'endDate', label: 'Last day', control: 'date', isRequired: true },
  {
    name: 'code',
    label: 'Code',
    hint: 'What customers say or enter.',
    placeholder: 'TEAM15',
    control: 'text',
  },
  { name: 'discountPercent', label: 'Discount in percent', placeholder: '15', control: 'number' },
  { name: 'description', label: 'What teams get', control: 'textarea' },
  { name: 'terms', label: 'Terms', hint: 'Shown when opened.', control: 'textarea' },
  { name: 'link', label: 'Link', placeholder: 'example.org/teams', control: 'url' },
] as const satisfies readonly Field[]

const names = fields.map(({ name }) => name)
/** With the rules over several fields. */
const schema = typedSchema(promotions.draft, fields).superRefine((after, context) => {
  for (const { path, message } of promotions.draft.safeParse(after).error?.issues ?? [])
    context.addIssue({ code: 'custom', path, message })
})

const nothingSaved = 'Nothing was saved.'
const noPicture = 'The promotion is saved, but its picture is not.'

interface PromotionFormProps {
  ownerId: string
  today: string
  /** Undefined for a new one. */
  promotion: Promotion | undefined
  refresh: () => Promise<void>
  onDirty: (isDirty: boolean) => void
  onClose: () => void
  /** Focuses the editor, after the focused element was removed. */
  focus: () => void
}

/** The fields and the picture of one promotion. */
export function PromotionForm(props: PromotionFormProps) {
  const { ownerId, today, promotion, refresh, onDirty, onClose, focus } = props
  /** As stored. A new one is stored before its picture, which may fail. */
  const [stored, setStored] = useState(promotion)
  const [start] = useState(() =>
    typedOf(valuesOf(promotions.draft, promotion ?? { startDate: today }), names),
  )
  const [picture, setPicture] = useState<File>()
  const [failed, setFailed] = useState(nothingSaved)
  const toast = useToast()
  const { form, controls, banner, isBusy, isChanged } = useFieldForm({
    draft: promotions.draft,
    fields,
    schema,
    first: start,
    send: save,
    failed,
  })
  useReportDirty(picture !== undefined || isChanged, onDirty)

  async function store(after: Fields): Promise<Promotion> {
    const calls = (await loadApi())['business-mgmt'].businesses.promotions
    if (stored === undefined)
      return (await calls.create({ ownerId, data: promotions.draft.parse(after) })).data
    const patch = patchBetween(picked(valuesOf(promotions.draft, stored), names), after)
    return patch.length === 0 ? stored : (await calls.update({ ownerId, id: stored.id, patch })).data
  }

  async function save(after: Fields) {
    let saved = stored
    setFailed(nothingSaved)
    try {
      saved = await store(after)
      setStored(saved)
      if (saved !== stored) setFailed(noPicture)
      if (picture !== undefined) {
        const { promotions: calls } = (await loadApi())['business-mgmt'].businesses
        await calls.putFile({ ownerId, id: saved.id, file: picture })
      }
      await refresh()
      toast.success('Promotion saved.')
      onClose()
    } catch (error) {
      if (saved !== stored) await refresh().catch(() => undefined)
      throw error
    }
  }

  return (
    <form {...form}>
      <FieldGrid {...{ fields, controls }} rows={4}>
        <PromotionPicture
          stored={stored}
          chosen={picture}
          onChoose={setPicture}
          onRemoved={async (changed) => {
            setStored(changed)
            await refresh()
            focus()
          }}
        />
        {banner !== undefined && (
          <Wide>
            <FormBanner>{banner}</FormBanner>
          </Wide>
        )}
        <Wide>
          <Row>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              Save promotion
            </Button>
            <Button variant="quiet" disabled={isBusy} onClick={onClose}>
              Cancel
            </Button>
          </Row>
        </Wide>
      </FieldGrid>
    </form>
  )
}
