import { cap } from './contact-words.ts'

/** How people say their names. The first group of a pattern is the name. */
export const namePatterns: readonly (readonly [rank: number, pattern: RegExp])[] = [
  [
    4,
    new RegExp(
      String.raw`\b(${cap}) (?:is|will be|['’]s) (?:handling|coordinating|organizing|running (?:it|this|things)|in charge|the (?:point of |main )?contact|(?:our|your|my) (?:point of |main )?(?:contact|person)|the (?:person|one) to)`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      String.raw`(?:^|[.!?]\s)(?:[Hh]i|[Hh]ello|[Hh]ey|[Hh]owdy)[,!]? (?:there[,!]? |all[,!]? |y['’]all[,!]? )?(?:[Ii]['’]?m|[Ii] am|[Tt]his is|[Ii]t['’]?s) (${cap})(?=[.,!;]|$)`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      String.raw`\b(?:[Tt]his is|[Ii]['’]?m) (?:(?:uh|um|like|actually|just|coach),? )*(${cap}),? (?:and )?(?:I|we)\b`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      String.raw`\b(?:[Ss]ubmitted|[Ss]ent|[Pp]repared|[Ww]ritten) (?:[^.;]{0,60} )?by (${cap})(?=[.,;]|$)`,
      'u',
    ),
  ],
  // 'Donna @ Gateway Derby'.
  [3.5, new RegExp(String.raw`(?:^|[-–—,:(] |\b(?:with|from|w/) )(${cap}) @ (?=[A-Z])`, 'u')],
  // Lowercase: 'my name is kevin', 'this is janet from …'.
  [4, new RegExp(String.raw`^(?:[Ii]['’]m|[Tt]his is|[Ii]t['’]s) (${cap})(?=[.!;])`, 'u')],
  [3.9, /\b(?:email|call|text|contact|ping) ([a-z]{3,12})[:,]? (?:at |on )?(?=[\w.+-]+@|\(?\d{3})/],
  [3.9, /^from the desk of ([a-z]{3,12} [a-z]{3,14})\b/],
  [3.9, /\b(?:my name(?: is|['’]?s)) ([a-z]{3,12}(?: [a-z]{3,14}(?=[,.]| and\b))?)\b/],
  [3.9, /\b(?:this is|it['’]?s|i['’]?m) ([a-z]{3,12}(?: [a-z]{3,14})?) (?:from|with|over at|at)\b/],
  [
    4,
    new RegExp(
      String.raw`^(?:Spoke|Talked|Call|Message|Voicemail|VM|Inquiry|Request|Email|Note|From the desk|FROM THE DESK) (?:with|to|from|by|of|OF):? (${cap})`,
      'u',
    ),
  ],
  [
    5,
    new RegExp(
      String.raw`(?:\b[Mm]y name(?: is|['’]s)|^Name['’]s|[Ss]igned,|[Pp]oint of contact(?: is|:)|[Cc]ontact person(?: is|:)|[Aa]ttention:?) (${cap})`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      String.raw`\b(?:[Ii]['’]m|[Ii] am|[Ii]t['’]s|[Tt]his is|[Hh]i,|[Hh]ello,) (${cap})(?: (?:from|with|here|and|at|of|over at|speaking|writing|calling|emailing|reaching|checking|on behalf)\b|, (?:and|the|a|an|[a-z]+ (?:director|coach|coordinator|manager|organizer|chair))\b)`,
      'u',
    ),
  ],
  [4, new RegExp(String.raw`\b(${cap}) here (?:with|from|at|,)`, 'u')],
  [4, new RegExp(String.raw`^(${cap}) (?:with|from|at|over at) [^.,;]{2,50} here\b`, 'u')],
  [
    4,
    new RegExp(
      String.raw`\b(?:[Ii]['’]m|[Ii] am|[Tt]his is|[Ii]t['’]s) ([A-Z][\p{L}'’-]+ [A-Z][\p{L}'’-]+)(?=[.,!;]|$)`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      String.raw`\b(?:[Cc]ontact|[Cc]all|[Tt]alk (?:to|with)|[Ss]peak (?:to|with)|[Cc]heck with|[Gg]et (?:in touch with|a ?hold of)|[Rr]each(?: out to)?|[Ee]mail|[Tt]ext|[Tt]xt|[Rr]ing|[Pp]hone|[Dd][Mm]|[Mm]essage|[Aa]sk for|[Aa]ttn[:.]?|(?:[Ss]end|[Rr]eply|[Rr]espond|[Rr]svp|[Ss]ubmit|[Qq]uestions|[Bb]ids|[Pp]roposals|[Rr]esponses|[Mm]ail|[Aa]ddress)(?: \w+){0,4} to)(?: is|:| or \w+)? (${cap})(?=,|[.;!)]|\s+(?:for|if|or|and|who|anytime|directly|any)\b|\s*[.!?]?$|[\s,]+(?:at\b|on\b|@|[-–—|/]|\(?\d|\+|$|[,.]|[\w.+-]+@))`,
      'u',
    ),
  ],
  [
    3,
    new RegExp(
      String.raw`\b[Oo]ur (?:[\w-]+ ){0,2}(?:director|manager|coordinator|organizer|contact|president)(?:,| is) (${cap})`,
      'u',
    ),
  ],
]
