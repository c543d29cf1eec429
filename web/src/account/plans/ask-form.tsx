import type { ManagedMembership } from '@app/contract/contact/membership-ask-routes.ts'
import type { Plans } from '@app/contract/plans.ts'
import type { PaidTier } from '@app/contract/reference-lists/tiers.ts'
import { maxAskMessage } from '@app/contract/rules/limits.ts'
import { Button } from '../../components/actions/button.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { openedText } from '../../page/membership-words.ts'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls, functionOf } from '../../platform/calls/calls.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { FormBanner } from '../../platform/form/form-banner.tsx'
import { useDraftForm } from '../../platform/form/use-draft-form.ts'
import { asksOf } from './asks-of.ts'

interface AskFormProps {
  plans: Plans['plans']
  pages: readonly ManagedMembership[]
  /** Chosen by the address. */
  page: ManagedMembership | undefined
  tier: PaidTier | undefined
}

interface Values {
  page: string
  tier: string
  message: string
}

const rules = () => ({
  check: ({ page, tier }: Values) =>
    new Map([
      ...(page === '' ? [['page', 'Choose a page.'] as const] : []),
      ...(tier === '' ? [['tier', 'Choose a plan.'] as const] : []),
    ]),
})

/** The plans that open more than a membership. They are in order. */
const above = (plans: Plans['plans'], membership: ManagedMembership['membership'] | undefined) =>
  membership?.isActive ? plans.slice(plans.findIndex(({ tier }) => tier === membership.tier) + 1) : plans

/** Asks the administrators for a membership of a page. */
export function AskForm({ plans, pages, page: first, tier }: AskFormProps) {
  const toast = useToast()
  const { send } = useWrite(
    async (api, { page, ...ask }: { page: ManagedMembership['profile']; tier: PaidTier; message: string }) =>
      functionOf(api, asksOf(page.kind).ask)({ ownerId: page.id, data: ask }),
    { touches: [calls['contact-mgmt'].membershipAsks] },
  )
  const { form, field, values, clearSent, banner, isBusy } = useDraftForm<Values>({
    first: { page: first?.profile.id ?? '', tier: tier ?? '', message: '' },
    rules,
    async send({ page: id, tier: chosen, message }) {
      const page = pages.find(({ profile }) => profile.id === id)
      const plan = plans.find((each) => each.tier === chosen)
      if (page === undefined || plan === undefined) return
      await send({ page: page.profile, tier: plan.tier, message })
      clearSent({ page: id, tier: '', message: '' })
      toast.success(`We asked the administrators for ${chosen} for ${page.profile.name}.`)
    },
    failed: 'Not sent.',
    kept: 'Your text is still here.',
  })
  const chosen = pages.find(({ profile }) => profile.id === values.page)
  const opened = plans.find((plan) => plan.tier === values.tier)?.tier
  return (
    <div id="ask">
      <Section title="Ask for it">
        <form {...form}>
          <Stack gap="4" width="reading">
            <Grid columns="2" gap="4">
              <SelectField
                label="Page"
                placeholder="Choose a page"
                options={pages
                  .filter(({ membership }) => above(plans, membership).length > 0)
                  .map(({ profile }) => ({ value: profile.id, label: profile.name }))}
                {...field('page')}
              />
              <SelectField
                label="Plan"
                placeholder="Choose a plan"
                options={above(plans, chosen?.membership).map(({ tier: value, name }) => ({
                  value,
                  label: name,
                }))}
                {...field('tier')}
              />
            </Grid>
            {chosen !== undefined && opened !== undefined && (
              <p className="sm mut" aria-live="polite">
                {`It would open ${openedText({ kind: chosen.profile.kind, isActive: true, tier: opened })} to the team of ${chosen.profile.name}.`}
              </p>
            )}
            <TextArea
              label="Message"
              isOptional
              hint="What the administrators should know. They see who asks."
              rows={3}
              maxLength={maxAskMessage}
              {...field('message')}
            />
            <FormBanner>{banner}</FormBanner>
            <Row>
              <Button type="submit" variant="primary" isBusy={isBusy}>
                Ask for it
              </Button>
            </Row>
          </Stack>
        </form>
      </Section>
    </div>
  )
}
