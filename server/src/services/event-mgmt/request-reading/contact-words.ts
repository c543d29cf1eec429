import { honorifics } from './signature.ts'

/** A name with its honorific. */
export const cap = String.raw`(?:(?:${honorifics})\.?\s+)?[A-Z][\p{L}'’-]+(?:\s+(?:[A-Z]\.|[A-Z][\p{L}'’-]+)){0,2}`
const verbs =
  '(?:asks?|stages|produces|promotes|organizes|operates|runs|puts on|presents|invites|requests|seeks|solicits|(?:is|are) (?:looking|seeking|searching|planning|hosting|organizing|moving|bringing|putting|hoping|inviting|accepting|excited|interested|trying)|has (?:an opening|outgrown)|would (?:like|love|hold|host|want)|wants?|needs?|seek|host|run|plan|hope|invite|request|are looking|hopes|intends|wishes|plans|hosts|holds|brings|will (?:be |host|hold|stage|bring|run))'
const bodies =
  '(?:program|club|league|team|organization|organisation|group|company|studio|academy|school|nonprofit|non-profit|association|outfit|crew|ministry|church|federation|chapter|district|conference|circuit|agency|firm|foundation|charity|society)'
const group = String.raw`([A-Z][\p{L}'’&-]*(?:\s+(?:of|the|for|and|de|del|&|[A-Z][\p{L}'’&-]*))*(?: (?:league|club|association|federation|team|conference))?)`
export const organizationPatterns: readonly (readonly [rank: number, pattern: RegExp])[] = [
  [4, new RegExp(String.raw`\b[Oo]n behalf of (?:the )?${group}`, 'u')],
  [
    4,
    new RegExp(
      String.raw`\b(?:[Ii]['’]m|[Ii] am|[Ii]t['’]s|name is|[Tt]his is) ${cap},? (?:from|with|at|of|over at|here at|down at|out at|and I (?:run|direct)) (?:the )?${group}`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      String.raw`\b(?:[Ii]['’]m|[Ii] am|[Ww]e['’]re|[Ww]e are) (?:with|part of|(?:writing|calling|reaching out) (?:for|from)) (?:the )?${group}`,
      'u',
    ),
  ],
  [
    5,
    new RegExp(
      String.raw`(?:^|[,.!] )(?:The )?${group} here(?= ?(?:[.,!:;(–—-]|$|looking|wanting|again|and))`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      String.raw`\b(?:[Mm]y|[Oo]ur) (?:[\w-]+ ){0,4}${bodies},? (?:is |called |named )?(?:the )?${group}(?=,|\.|;|\)| (?:is|has|are|needs|wants|runs|would|will|and)\b|\s*$)`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      String.raw`(?:^(?:The )?|, the )${group}(?: \((?:(?:[Tt]he )?["“'‘]?(?:[Tt]he )?[A-Z]\w{1,12}["”'’]?|an? [a-z -]{3,40})\))?,? ${verbs}`,
      'u',
    ),
  ],
  [
    3.5,
    new RegExp(
      String.raw`\b(?:[Hh]osted|[Oo]rganized|[Pp]resented|[Rr]un|[Pp]roduced|[Pp]ut on|[Pp]romoted) by (?:the )?${group}`,
      'u',
    ),
  ],
  [
    3,
    new RegExp(
      String.raw`\b${group}['’]s? (?:annual|next|spring|summer|fall|winter|first|upcoming|request|proposal|bid|inquiry|RFP|search)\b`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      String.raw`\b(?:help(?:ing|s)?(?: out)?|volunteer(?:ing)? (?:with|for|at)|work(?:ing)? (?:with|for|at)|here at|all of us at|[Ww]e at|[Ww]e are the folks at) (?:the )?${group}`,
      'u',
    ),
  ],
  [3, new RegExp(String.raw`\(${group}\)`, 'u')],
  [
    4,
    new RegExp(
      String.raw`\b(?:league|club|team|studio|academy|organization|association|group|company|program|school|nonprofit)s?(?: (?:in|from|out of|based in|near|of) (?:[A-Z][\p{L}.'’]+,? ?){1,4}(?<! )| )\s?\(${group}(?:,[^()]{1,40})?\)`,
      'u',
    ),
  ],
  [4, new RegExp(String.raw`\bhere (?:from|with|at) (?:the )?${group}`, 'u')],
  [
    4,
    new RegExp(
      String.raw`\b(?:[Ii]['’]m|[Ii] am) (?:the|an?) (?:[\w-]+ ){1,3}(?:for|of|at|with) (?:the )?${group}`,
      'u',
    ),
  ],
  [5, new RegExp(String.raw`(?:^|[-–—,:(] |\b(?:with|from|w/) )${cap} @ (?:the )?${group}`, 'u')],
  [
    2,
    new RegExp(
      String.raw`\b(?:[A-Z][\w'’]+|tournament|event|meet|championships?|race|games|season) for the ${group}`,
      'u',
    ),
  ],
  // 'Minutes of the Harbor League', 'Wish list from Iron & Oak'.
  [
    4,
    new RegExp(
      String.raw`(?:^|[.!?]\s)(?:[A-Z][\w-]*\s(?:[\w-]+\s){0,2})?(?:[Mm]inutes|[Aa]genda|[Rr]ecap|[Ll]ist|[Rr]equest|[Ii]nquiry|[Bb]rief|[Ww]ishes|[Nn]eeds|[Pp]roposal) (?:of|from) (?:the )?${group}`,
      'u',
    ),
  ],
  // 'Desert Dinkers is the club'.
  [
    5,
    new RegExp(
      String.raw`(?:^|[,.;] )${group} is (?:the|our|my)(?: name of (?:the|our|my))? ${bodies}\b`,
      'u',
    ),
  ],
  [4, new RegExp(String.raw`\b(?:from|with|at) (?:the )?${group} here\b`, 'u')],
  [
    4,
    new RegExp(
      String.raw`\b(?:mom|dad|mother|father|parent|liaison|webmaster|chairman|chairwoman|chairperson|head|lead|trustee|Director|Coordinator|Manager|President|Chair|Secretary|Treasurer|Commissioner|director|coordinator|manager|president|organizer|chair|secretary|treasurer|board|officers?|parents|committee|members?|coaches|staff|captain|founders?|owners?|commissioner|rep|representative|planner|volunteer) (?:for|of|at|with) (?:the )?${group}`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      String.raw`\b(?:I|[Ww]e) (?:direct|run|coordinate|manage|organize|represent|(?:coach|work|volunteer|teach) (?:at|for|with)) (?:the )?${group}`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      String.raw`\b(?:I|[Ww]e) (?:handle|do|plan|run|book|manage|organize|coordinate|arrange|schedule|take care of) (?:all )?(?:of )?(?:the )?(?:[a-z]+ (?:and )?){1,4}(?:for|at|with) (?:the )?${group}`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      String.raw`\b(?:[Ww]e['’]re|[Ww]e are|[Ii]['’]m with|[Ii] am with) (?:a|an) [^.;,]{3,60}, (?:the )?${group},`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      String.raw`\b(?:a|an|the) (?:[\w-]+ ){0,3}${bodies},? (?:called|named|known as) (?:the )?${group}`,
      'u',
    ),
  ],
  [
    3,
    new RegExp(
      String.raw`^(?:The )?${group},? (?!is (?:an?|the) (?:[\w-]+ ){0,3}(?:set|series|tournament|event|race|meet|contest|competition|regatta|festival)\b)(?!is (?:a|our) (?:[\w-]+ )?(?:partner|sponsor|donor|neighbor|friend)\b)(?:is|are|has|have|was|were|would|does|can|will|requests?|seeks?|needs?|wants?|hosts?|invites?|plans?)\b`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      String.raw`\b(?:[Ww]e are|[Ww]e['’]re) (?:the )?${group}(?= (?:and|from|based|in|a|an|out)\b|\s*[,.(])`,
      'u',
    ),
  ],
  [
    4,
    new RegExp(
      String.raw`\b(?:[Hh]ello|[Gg]reetings|[Hh]i|[Hh]owdy|[Hh]ey)(?: there)? from (?:(?:all of us|everyone|the folks|your friends|us) at )?(?:the )?${group}`,
      'u',
    ),
  ],
  // 'Fixture sec for the Port City Rugby Club here', 'Treasurer of …'.
  [
    5.5,
    new RegExp(
      String.raw`^(?:(?:[A-Z]?[a-z]+ ){1,4}(?:for|at|with)|(?:[A-Z]?[a-z]+ ){0,2}(?:[Cc]oach|[Tt]reasurer|[Ss]ecretary|[Pp]resident|[Cc]hair\w*|[Dd]irector|[Mm]anager|[Cc]aptain|[Hh]ead|[Ff]ounder|[Oo]wner|[Mm]ember) of) (?:the )?${group}(?= here\b)`,
      'u',
    ),
  ],
  [3, new RegExp(String.raw`^(?:Our (?:company|club|organization|nonprofit|association),? )${group}`, 'u')],
]
export const organizationWord =
  /\b(?:Liga|Asociaci[oó]n|Federaci[oó]n|Alianza|Association|Club|League|Federation|Alliance|Union|Inc|LLC|Foundation|Conference|Society|Commission|Academy|Sports|Events|Boosters|Athletics?|Aquatics|Elite|Logistics|Curling|Equestrian|Cheer|Dance|Badgers|Company|Group|Series|Circuit|Team|Robotics|Council|Committee|Boosters?|Bureau|Board|Department|Productions?|Promotions?|Enterprises|Partners|Network|Corp|Collective|Guild|Chapter|District|Church|Ministries|Parish|University|College|Tribe|Hoops|Ballers|Gymnastics|Volleyball|Basketball|Baseball|Softball|Soccer|Lacrosse|Hockey|Rugby|Cricket|Wrestling|Judo|Karate|Taekwondo|Swimming|Rowing|Cycling|Racing|Fencing|Archery|Multisport|BMX|Pickleball|Tennis|Esports|Runners|Riders|Racers|Striders|Wheelers|Strikers|Management|Recreation|Parks|Robotics|YMCA|Sharks|Premier|United|Trail|Medical|Assoc|Assn|4-H|PTA)\b/
