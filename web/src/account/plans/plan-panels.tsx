import type { Plans } from '@app/contract/plans.ts'
import { membershipKinds } from '@app/contract/owners.ts'
import { capitalized } from '../../components/format.ts'
import { kinds } from '../../kind/registry.ts'
import { openedText } from '../../page/membership-words.ts'
import { Facts } from '../../platform/boxes/facts.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Panel } from '../../platform/boxes/panel.tsx'
import { Section } from '../../platform/boxes/section.tsx'

interface PlanPanelsProps {
  plans: Plans['plans']
  /** Of the chosen page. Undefined: what each tier opens for pages of all kinds. */
  kind: (typeof membershipKinds)[number] | undefined
}

/** The tiers side by side, with what each opens. */
export const PlanPanels = ({ plans, kind }: PlanPanelsProps) => (
  <Section title="What each opens">
    <Grid columns="3" gap="4">
      {plans.map(({ tier, name, text, price }) => (
        <Panel key={tier} gap="3">
          <h3 className="h3">{name}</h3>
          {price !== null && <p className="semi">{price}</p>}
          <p className="sm mut">{text}</p>
          <Facts
            look="tiles"
            facts={(kind === undefined ? membershipKinds : [kind]).map((each) => ({
              label: `For ${kinds[each].noun.other}`,
              value: capitalized(openedText({ kind: each, isActive: true, tier })),
            }))}
          />
        </Panel>
      ))}
    </Grid>
  </Section>
)
