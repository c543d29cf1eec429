import { CompanyDraft } from '@app/contract/companies/company-schema.ts'
import { parseYear } from '../cleaning/whole-number.ts'
import { simpleKind } from './simple-kind.ts'

export const companyImport = simpleKind({
  name: 'company',
  nouns: { one: 'company', other: 'companies' },
  draft: CompanyDraft,
  type: {
    field: 'companyType',
    words: {
      'Physical Goods, Equipment & Hardware':
        'equipment|hardware|goods|manufacturer|apparel|uniforms|supplies|sporting goods|retail|trophies',
      'Software Applications': 'software|app|apps|saas|technology|platform',
      'Accommodation Provider': 'hotel|hotels|hotel group|lodging|accommodation|resort|hospitality|housing',
      'Associations & Tradeshows': 'association|tradeshow|trade show|conference|federation',
      'Publications & Magazines': 'publication|magazine|media|publisher|news|journal',
      'Service Provider': 'service|services|consulting|agency|staffing|insurance|management',
    },
    otherwise: 'Service Provider',
  },
  readers: { yearFounded: { parse: parseYear, problem: 'is not a year' } },
})
