import type { ManagedMembership } from '@app/contract/contact/membership-ask-routes.ts'
import type { Plans } from '@app/contract/plans.ts'
import { membershipKinds } from '@app/contract/owners.ts'
import { Link } from 'react-router'
import { capitalized } from '../../components/format.ts'
import { kinds } from '../../kind/registry.ts'
import { openedText } from '../../page/membership-words.ts'
import { plansPath } from '../../page/plans-path.ts'
import { Facts } from '../../platform/boxes/facts.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Panel } from '../../platform/boxes/panel.tsx'
import { Section } from '../../platform/boxes/section.tsx'

interface PlanPanelsProps {
  plans: Plans['plans']
  /** The chosen page. Undefined: what each tier opens for pages of all kinds. */
  page: ManagedMembership['profile'] | undefined
  /** The reader manages a page that can ask. */
  canAsk: boolean
}

/** The tiers side by side, with what each opens. */
export const PlanPanels = ({ plans, page, canAsk }: PlanPanelsProps) => (
  <Section title="What each opens">
    <Grid columns="3" gap="4">
      {plans.map(({ tier, name, text, price }) => (
        <Panel key={tier} gap="3">
          <h3 className="h3">{name}</h3>
          <p className="semi">
            {price ??
              (canAsk ? (
                <Link className="link" to={`${plansPath({ page: page?.id, tier })}#ask`}>
                  Ask for the price
                </Link>
              ) : (
                'Ask for the price'
              ))}
          </p>
          <p className="sm mut">{text}</p>
          <Facts
            look="tiles"
            facts={(page === undefined ? membershipKinds : [page.kind]).map((each) => ({
              label: `For ${kinds[each].noun.other}`,
              value: capitalized(openedText({ kind: each, isActive: true, tier })),
            }))}
          />
        </Panel>
      ))}
    </Grid>
  </Section>
)
