import { listed, type Teller, told } from './line.js';

/** Words for the edges of a piece that was taken out. */
const EDGES: Readonly<Record<string, string>> = {
  deep: 'deep', base: 'deep', peripheral: 'side', lateral: 'side', side: 'side', radial: 'outer side', superior: 'upper',
  inferior: 'lower', upper: 'upper', lower: 'lower', medial: 'inner (medial)', anterior: 'front', posterior: 'back', proximal: 'near (proximal)',
  distal: 'far (distal)', circumferential: 'all-around (circumferential)', stalk: 'cut stalk', tip: 'tip', tips: 'tip',
  apical: 'tip', bladder: 'bladder', urethral: 'urethra', ureteric: 'ureter', ureteral: 'ureter', bronchial: 'airway',
  vascular: 'blood vessel', parenchymal: 'tissue', mucosal: 'inner lining', mesenteric: 'mesentery', vaginal: 'vagina',
  retroperitoneal: 'back', nonperitonealised: 'bare outer', nonperitonealized: 'bare outer', ectocervical: 'outer cervix', ectocx: 'outer cervix', endocx: 'inner cervix',
  endocervical: 'inner cervix', stromal: 'deep', new: 'new', renalvein: 'kidney vein', pancreatic: 'pancreas', bileduct: 'bile duct',
  superficial: 'front (superficial)', oral: 'upper (oral)', aboral: 'lower (aboral)', capsular: 'outer', gastric: 'stomach', duodenal: 'small bowel', esophageal: 'food pipe', oesophageal: 'food pipe',
  uncinate: 'pancreas (uncinate)', enteric: 'bowel', bowel: 'bowel', portal: 'portal vein', hilar: 'inner (hilar)', cuff: 'vagina', ureter: 'ureter', urethra: 'urethra', tracheal: 'windpipe', bony: 'bone', septal: 'septum', caudal: 'lower (caudal)', cranial: 'upper (cranial)',
  cephalad: 'upper', ventral: 'front', dorsal: 'back',
}; // biome-ignore format: one list

/** "Proximal, distal" -> "near (proximal) and far (distal)"; null where a word names no edge that is known. */
export function plainEdges(printed: string): string | null {
  const words = printed.toLowerCase().match(/[a-z]+/g) ?? [];
  const named = words.filter((word) => !EMPTY.has(word));
  if (named.length === 0 || named.length > 4 || /\d/.test(printed)) return null;
  const edges = named.map((word) => (Object.hasOwn(EDGES, word) ? EDGES[word] : undefined));
  return edges.every((edge) => edge !== undefined) ? listed(ownEdges(edges)) : null;
}

/** What the edge is free of. */
const OF: Readonly<Record<string, string>> = {
  'invasive carcinoma': 'invasive cancer', 'invasive tumor': 'invasive cancer', 'invasive tumour': 'invasive cancer', carcinoma: 'cancer',
  adenocarcinoma: 'cancer', cancer: 'cancer', malignancy: 'cancer', 'invasive melanoma': 'invasive melanoma', melanoma: 'melanoma',
  'melanoma in situ': 'melanoma in situ (very early melanoma)', 'in situ melanoma': 'melanoma in situ (very early melanoma)',
  dcis: 'DCIS (early cancer cells inside a milk duct)', lcis: 'LCIS (abnormal cells in the milk glands)',
  'in situ carcinoma': 'very early cancer (in situ)', 'carcinoma in situ': 'very early cancer (in situ)',
  'high grade dysplasia': 'very abnormal cells (high grade dysplasia)', 'high-grade dysplasia': 'very abnormal cells (high grade dysplasia)',
  'severe dysplasia': 'very abnormal cells (severe dysplasia)', 'moderate dysplasia': 'abnormal cells (moderate dysplasia)', 'mild dysplasia': 'slightly abnormal cells (mild dysplasia)', 'low grade dysplasia': 'slightly abnormal cells (low grade dysplasia)', 'low-grade dysplasia': 'slightly abnormal cells (low grade dysplasia)',
  dysplasia: 'abnormal cells (dysplasia)', adenoma: 'the polyp (adenoma)', tumor: 'the growth', tumour: 'the growth', lesion: 'the growth',
  neoplasm: 'the growth', invasive: 'the invasive part', 'in situ': 'the in situ part', 'invasive component': 'the invasive part',
  'in situ component': 'the in situ part', hsil: 'HSIL (very abnormal surface cells)', cin: 'abnormal surface cells (CIN)',
  cin3: 'very abnormal surface cells (CIN3)', cin2: 'very abnormal surface cells (CIN2)', cin1: 'abnormal surface cells (CIN1)',
  'in situ and invasive melanoma': 'melanoma', 'invasive and in situ melanoma': 'melanoma', 'in situ and invasive carcinoma': 'cancer', 'invasive and in situ carcinoma': 'cancer', 'invasive carcinoma and dcis': 'cancer',
  nevus: 'the mole', naevus: 'the mole', 'dysplastic nevus': 'the mole', 'dysplastic naevus': 'the mole', 'cin 1': 'abnormal surface cells (CIN)', 'cin 2': 'very abnormal surface cells (CIN)', 'cin 3': 'very abnormal surface cells (CIN)',
  'basal cell carcinoma': 'cancer', bcc: 'cancer', 'squamous cell carcinoma': 'cancer', scc: 'cancer', 'squamous cell carcinoma in situ': 'very early cancer (in situ)', 'urothelial carcinoma': 'cancer', 'high grade dcis': 'DCIS (early cancer cells inside a milk duct)',
}; // biome-ignore format: one list
const OF_WORDS = Object.keys(OF)
  .sort((a, b) => b.length - a.length)
  .join('|');
const WHERE: Readonly<Record<string, string>> = {
  anterior: 'at the front',
  posterior: 'at the back',
  lateral: 'at the side',
};
const LENGTH = /(<|>|≥|≤|at least |less than |more than |over |under )?\s*(\d+(?:\.\d+)?)\s?(mm|cm)\b/i;
const CLOCK = /\b(\d{1,2}) ?(?:o['’]?c(?:lock)?\b\.?)/i;

interface Piece {
  edges: string[];
  of: string | null;
  free: boolean;
  reached: boolean;
  near: boolean;
  /** Called close, and not the nearest of all. */
  close: boolean;
  seems: boolean;
  /** "All other margins" */
  others: boolean;
  /** On which side of an edge that runs all around. */
  where: string;
  length: string | null;
}

/** Reads one stretch of a line on margins; null where a word is left that is none of theirs. */
function pieceOf(printed: string): Piece | null {
  let rest = ` ${printed
    .toLowerCase()
    .replace(/[()[\]/&+]/g, ' ')
    .replace(/[-–—:=.](?=\s|$)/g, ' ')
    .replace(/non-perit/g, 'nonperit')
    .replace(/\brenal vein\b/g, 'renalvein')
    .replace(/\b(?:common )?bile duct\b/g, 'bileduct')} `;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found !== null) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  const length = take(LENGTH);
  const free =
    take(
      /\b(?:negative for|clear of|free of|free from|not involved(?: by| with)?|uninvolved(?: by)?|no (?=[a-z ]{4,30} at\b)|negative|clear|free|clean|neg)\b/,
    ) !== null;
  const reached =
    take(
      /\b(?:focally )?(?:positive for|(?<=\b(?:dysplasia|carcinoma|dcis|situ|melanoma|adenoma) )at(?= the\b)|involved by|involved with|positive|involved|reaches|extends? (?:up )?to|extending to|present at|transected at|at ink(?:ed)?)\b/,
    ) !== null;
  const edges: string[] = [];
  let clock = take(CLOCK);
  for (; clock !== null; clock = take(CLOCK)) edges.push(`${clock[1]} o’clock`);
  const ofWhat = take(new RegExp(String.raw`\b(?:${OF_WORDS})\b`));
  const nearness = take(/\b(?:closest|nearest|close(?: to)?)\b/)?.[0];
  const where = take(/\b(anterior|posterior|lateral)ly\b/)?.[1];
  const seems = take(/\b(?:appears?|seems?|in the planes examined|in (?:the )?sections examined)\b/) !== null;
  take(/\b(?:in the planes examined|in (?:the )?sections examined|in (?:the )?plane of section)\b/);
  for (const word of rest.match(/[a-z]+/g) ?? []) {
    const edge = Object.hasOwn(EDGES, word) ? EDGES[word] : undefined;
    if (edge !== undefined) edges.push(edge);
    else if (!EMPTY.has(word)) return null;
  }
  if (/\d|[?~%<>]/.test(rest)) return null;
  return {
    edges: ownEdges(edges),
    of: ofWhat === null ? null : (OF[ofWhat[0]] ?? null),
    free,
    reached,
    near: nearness !== undefined,
    close: nearness?.startsWith('close') === true && nearness !== 'closest',
    seems,
    others: /\b(?:(?:all|any|the) others?|remaining)\b/.test(rest),
    where: where === undefined ? '' : ` ${WHERE[where]}`,
    length: length === null ? null : `${(length[1] ?? '').trim()} ${length[2]} ${length[3]}`.trim(),
  };
}

/** "Proximal and distal enteric margins", "posterior mucosal margin": a word for the organ or the layer names no edge of its own beside one. */
function ownEdges(edges: readonly string[]): string[] {
  const named = [...new Set(edges)];
  const own = named.filter((edge) => edge !== 'bowel' && edge !== 'inner lining');
  return own.length > 0 ? own : named;
}

const EMPTY = new Set(
  'margin margins edge edges border borders surgical resection excision specimen the a an of is are at by from and both all inked ink cut other for to but with one two this that it tumor-free present remaining cauterized cauterised final biopsy polypectomy main initial original widely well r distance part vein neck sma cuff'.split(
    ' ',
  ),
);
/** "Melanoma in situ, extending to the deep edge": what was found, and no line on edges alone. */
const OPENS_WITH_NAME = new RegExp(String.raw`^(?:${OF_WORDS})\s*[,;(]`, 'i');
const SPOKEN_OF = /\b(?:margins?|edges?|borders?)\b/i;
const ALONE =
  /^(?:(?:deep|peripheral|lateral|radial|anterior|posterior|superior|inferior|medial|proximal|distal|circumferential|closest|nearest)\b)/i;

/**
 * A line on the edges of what was taken out: "Deep margin: 0.8 mm (clear but close)", "Margins negative for invasive
 * carcinoma; closest is superior at 3 mm", "proximal, distal and radial (12 mm) NOT involved - R0".
 */
const COVERED = /,? (?:and )?(?:is )?covered by (?:an? )?(?:intact )?fascia\b/i;

export const marginLine: Teller = (printed) => {
  const line = spelledOut(printed);
  const rest =
    /^(?:all )?(?:the )?(?:other|remaining) (?:margins?|edges?)(?: are| at least)?[ :]*(?:(?:clear|negative|free)[ ,]*(?:by )?)?(>|≥|at least|more than|over)? ?(\d+(?:\.\d+)?) ?(mm|cm)(?: away)?$/i.exec(
      line,
    );
  if (rest !== null)
    return told('good', `all other edges are ${inWords(`${rest[1] ?? ''} ${rest[2]} ${rest[3]}`.trim())} away`);
  if ((!SPOKEN_OF.test(line) && !ALONE.test(line)) || OPENS_WITH_NAME.test(line)) return null;
  if (line.length > 160 || /\b(?:not (?:assess|evalu|applic)|cannot|unable|mar?gins? status)\w*/i.test(line))
    return null;
  const words = line
    .replace(/^(?:(?:surgical |resection |excision )?margins?)\s*,\s*(invasive|in situ|DCIS)\s*:/i, '$1 margins:')
    .replace(/^\s*:\s*/, '')
    .replace(COVERED, '')
    .replace(/[\s,;-]*\(?\bR0\b\)?$/, '')
    .replace(/[\s;,]*\(?\bsee (?:also )?(?:part|specimen|sample|comment|note)\b[^;,.)]*\)?$/i, '');
  const read = words.split(
    /;\s*|(?<=\b(?:\d ?(?:mm|cm)|positive|negative|clear|involved|uninvolved|free)\b[^,;]{0,12}),\s*(?=(?:and )?(?:the )?(?:deep|peripheral|lateral|radial|superior|inferior|medial|anterior|posterior|proximal|distal|circumferential)\b[^,;]*\b(?:positive|negative|clear|involved|uninvolved|free|\d ?(?:mm|cm))\b)|,\s*(?=(?:closest|nearest|but close|deep|peripheral|inferior|superior|others?|\d{1,2} ?o['’])\b[^,;]*\d)|(?:,\s*(?:but |and )?|(?<=\b(?:clear|free|negative|involved|positive|uninvolved|mm)\b[^,;]{0,20})\s+(?:but|and|while)\s+)(?=(?:the )?[a-z-]+ (?:margins?|edges?|borders?)\b[^,;]*\b(?:involved|positive|clear|free|negative|uninvolved)\b)|,\s*(?:but|except)\s+(?=[^,;]*\b(?:margins?|edges?)\b)|\.\s+(?=[A-Z\d])/i,
  );
  const pieces = read.map(pieceOf);
  if (pieces.some((piece) => piece === null)) return null;
  const known = pieces.filter((piece) => piece !== null);
  if (!known.some(({ free, reached, near }) => free || reached || near)) return null;
  if (known.some(({ free, reached }) => free && reached)) return null;
  const texts: string[] = [];
  // What the first part names holds for the later ones; what a later one names is its own.
  let of = known[0]?.of ?? null;
  if (known.some(({ reached, length, edges }) => reached && length !== null && edges.length > 1)) return null;
  for (const piece of known) {
    of = piece.of ?? of;
    const what = of ?? 'the growth';
    // "Negative, but present at the radial margin": all but that one.
    const others = piece.others || (piece.free && known.some(({ reached, edges }) => reached && edges.length > 0));
    const named = piece.edges.length > 0 ? `${listed(piece.edges)} ` : others ? 'other ' : '';
    const edge = `${named}edge${piece.edges.length === 1 ? '' : 's'}`;
    const one = piece.edges.length === 1;
    if (piece.reached) {
      texts.push(
        piece.edges.length === 0
          ? `an edge of the removed tissue shows ${what}`
          : `the ${edge} of the removed tissue show${one ? 's' : ''} ${what}${piece.where}`,
      );
      continue;
    }
    if (piece.free)
      texts.push(
        `${piece.seems ? 'as far as could be seen, ' : ''}the ${edge} of the removed tissue show${one ? 's' : ''} no sign of ${what}${piece.where}${piece.near && piece.length === null ? ', but it comes close' : ''}`,
      );
    if (piece.length === null) {
      if (!piece.free) return null;
      continue;
    }
    const far = inWords(piece.length);
    texts.push(
      piece.free
        ? `the free space ${piece.edges.length > 1 ? 'named' : 'there'} is ${far} wide${piece.near && /\bbut close\b|\bclose\b(?!st)/i.test(line) ? ', which is close' : ''}`
        : piece.near && piece.of !== null && piece.of !== known[0]?.of
          ? `from ${piece.of} to the nearest edge${piece.edges.length === 0 ? '' : `, the ${listed(piece.edges)} edge,`} it is ${far}`
          : piece.near && !(piece.close && piece.edges.length > 0)
            ? `the nearest edge${piece.edges.length === 0 ? '' : ` is the ${listed(piece.edges)} edge,`} ${piece.edges.length === 0 ? 'is ' : ''}${far} away`
            : `from ${what} to the ${edge} it is ${far}${piece.close ? ', which is close' : ''}`,
    );
  }
  if (COVERED.test(line)) texts.push('a sheet of firm tissue (fascia) covers it there');
  return texts.length === 0 || texts.length > 4
    ? null
    : told(
        known.some(({ reached }) => reached)
          ? 'bad'
          : known.some(({ close, free }) => close && !free)
            ? 'plain'
            : 'good',
        ...texts,
      );
};

/** "CRM clear at 3 mm": the short form that names one edge of a bowel. */
function spelledOut(line: string): string {
  return line.replace(/^(?:the )?CRM\b(?=\s*[:,–-]?\s*(?:is |was )?[a-z\d(<>≥≤])/i, 'circumferential resection margin');
}

const OF_WHAT = String.raw`(?:\s*[,–-]?\s*\(?(?:of |for )?(?:the )?(${OF_WORDS})(?: component)?\)?)?`;
const DISTANCES = new RegExp(
  String.raw`^(?:(?:(?:surgical|resection|excision|clearance|distance to|distances? (?:from|to)) )*(?:the )?(?:margins?|edges?|clearance)(?: clearance| distances?)?${OF_WHAT}\s*[:–-]\s*)?(.{4,150})$`,
  'i',
);
const ALL_CLEAR =
  /[;,.]?\s*(?:(?:and )?all (?:margins |are |of them )*(?:uninvolved|clear|negative|free|not involved)(?: (?:of|for) [a-z ]{3,24})?)$/i;

/** "Deep margin: 0.8 mm" */
const ONE_DISTANCE =
  /^(?:distance (?:to|from) )?(?:the )?(?:closest |nearest )?([a-z-]+) (?:resection |excision |surgical )?(?:margin|edge)(?: clearance| distance)?\s*[:=–-]?\s*(?:is |of |by )?(<|>|≥|≤|at least |less than |more than )?\s?(\d+(?:\.\d+)?) ?(mm|cm)(?: (?:away|clear))?$/i;
/** "Tumor extends to within 0.5 mm of the deep margin": how near it comes, and no size of it. The name of an illness in it is a finding of its own. */
const COMES_NEAR =
  /^(?:the )?(tumou?r|lesion|growth|neoplasm|it|(?:invasive |in situ )component) (?:(?:extends?|comes?|lies|is|reaches|approaches|present|seen|located|focally) )*(?:to )?(within|less than|<|at|to)? ?(\d+(?:\.\d+)?) ?(mm|cm) (?:of|from|away from) (?:the )?((?:[a-z]+(?: and | ?\/ ?| ))*?)(?:margins?|edges?)$/i;

const NAMED_NEAR = new RegExp(
  String.raw`^(?:(?:[a-z]+ )?margins?\s*:\s*)?(?:the )?(${OF_WORDS}) (?:(?:extends?|comes?|lies|is|reaches|approaches|present|seen|located|focally) )*(?:to )?(within|less than|<|at|to)? ?(\d+(?:\.\d+)?) ?(mm|cm) (?:of|from|away from) (?:the )?((?:(?:[a-z]+|\d{1,2} ?o['’]?clock)(?: and | ?\/ ?| ))*?)(?:margins?|edges?)(?: in this specimen)?(?: \(see part [A-Z\d]+(?: for final margin)?\))?$`,
  'i',
);

/** "Invasive carcinoma is 1 mm from the medial margin": which part of the growth comes near which edge. */
export const nearEdge: Teller = (line) => {
  const near = NAMED_NEAR.exec(line);
  if (near === null) return null;
  const clock = CLOCK.exec(near[5] ?? '');
  const words =
    (near[5] ?? '')
      .replace(clock?.[0] ?? '~', ' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  const edges = ownEdges(words.flatMap((word) => (Object.hasOwn(EDGES, word) ? [EDGES[word] as string] : [])));
  if (clock !== null) edges.push(`${clock[1]} o’clock`);
  const what = OF[near[1]?.toLowerCase() ?? ''];
  if (
    what === undefined ||
    Number(near[3]) === 0 ||
    words.some((word) => !Object.hasOwn(EDGES, word) && !EMPTY.has(word))
  )
    return null;
  const far = `${/less|<|within/i.test(near[2] ?? '') ? 'less than ' : ''}${near[3]} ${near[4]}`;
  return told(
    'plain',
    `${what} lies ${far} from the ${edges.length === 0 ? '' : `${listed(edges)} `}edge${edges.length > 1 ? 's' : ''} of the removed tissue`,
  );
};

const EDGE_CELLS =
  /^(?:the )?((?:[a-z]+ )*?)(?:margins?|edges?)\s*[:,-]?\s*(?:shows? |with )?(low|high)[- ]grade (panin|bilin|dysplasia|pin)(?:[,;] (?:but )?|, with | and )no (?:invasive )?(?:carcinoma|cancer|tumou?r|malignancy|invasion)$/i;

/** "Pancreatic neck margin: low-grade PanIN, no carcinoma" */
export const edgeCells: Teller = (line) => {
  const found = EDGE_CELLS.exec(line);
  if (found === null) return null;
  const words = (found[1] ?? '').toLowerCase().match(/[a-z]+/g) ?? [];
  const edges = ownEdges(words.flatMap((word) => (Object.hasOwn(EDGES, word) ? [EDGES[word] as string] : [])));
  if (edges.length === 0 || words.some((word) => !Object.hasOwn(EDGES, word) && !EMPTY.has(word))) return null;
  const high = /high/i.test(found[2] ?? '');
  return told(
    high ? 'bad' : 'plain',
    `the ${listed(edges)} edge${edges.length > 1 ? 's' : ''} of the removed tissue show${edges.length > 1 ? '' : 's'} no cancer`,
    `${high ? 'very' : 'slightly'} abnormal cells were seen there (${(found[2] ?? '').toLowerCase()}-grade ${/dys/i.test(found[3] ?? '') ? 'dysplasia' : found[3]})`,
  );
};

/** "Circumferential resection margin (CRM): 0.8 mm, positive (<1 mm)": too near counts as reached. */
const CRM_NEAR =
  /^(?:circumferential|radial)(?: resection)? margin(?: \(CRM\))?\s*[:-]?\s*(\d+(?:\.\d+)?) ?(mm|cm)[,;]? \(?(?:positive|involved|threatened)\)?(?: \(?(?:<|≤|less than) ?1 ?mm\)?)?$/i;

/** "Margins - invasive component: 3.4 mm peripheral, 4.8 mm deep": how far it is to each edge, never a depth of the growth. */
export const distanceLine: Teller = (printed) => {
  const line = spelledOut(printed);
  const found = DISTANCES.exec(line.replace(/^\s*:\s*/, ''));
  const one = ONE_DISTANCE.exec(line);
  if (one !== null) {
    const edge = Object.hasOwn(EDGES, (one[1] ?? '').toLowerCase()) ? EDGES[(one[1] ?? '').toLowerCase()] : undefined;
    const far = `${(one[2] ?? '').trim()} ${one[3]} ${one[4]}`.trim();
    return edge === undefined || Number(one[3]) === 0
      ? null
      : told('good', `the free space from the growth is ${inWords(far)} to the ${edge} edge`);
  }
  const near = COMES_NEAR.exec(line);
  if (near !== null) {
    const edges = (near[5] ?? '').toLowerCase().match(/[a-z]+/g) ?? [];
    const named = edges.flatMap((word) => (Object.hasOwn(EDGES, word) ? [EDGES[word] as string] : []));
    if (Number(near[3]) === 0 || edges.some((word) => !Object.hasOwn(EDGES, word) && !EMPTY.has(word))) return null;
    const what = OF[near[1]?.toLowerCase() ?? ''] ?? 'the growth';
    const far = `${/less|<|within/i.test(near[2] ?? '') ? 'less than ' : ''}${near[3]} ${near[4]}`;
    return told(
      'plain',
      `${what} lies ${far} from the ${named.length === 0 ? '' : `${listed(named)} `}edge${named.length > 1 ? 's' : ''} of the removed tissue`,
    );
  }
  const crm = CRM_NEAR.exec(line);
  if (crm !== null)
    return told(
      'bad',
      `the all-around edge of the removed tissue (CRM) counts as reached: the growth is ${crm[1]} ${crm[2]} away from it`,
    );
  const list = found?.[2];
  if (found !== null && !/^[^:]*\b(?:margins?|edges?|clearance)\b/i.test(line)) return null;
  if (
    list === undefined ||
    /\b(?:positive|(?<!un)(?<!not )involved|present|reach\w*|touch\w*)\b/i.test(list.replace(ALL_CLEAR, ''))
  )
    return null;
  const of = OF[found?.[1]?.toLowerCase() ?? ''] ?? 'the growth';
  const items = list
    .replace(ALL_CLEAR, '')
    .split(/[,;]\s*(?:and )?|\s+and\s+(?=\S+ ?(?:margin )?\(?\d|\d)/)
    .map((item) => item.trim());
  const spaces: string[] = [];
  for (const item of items) {
    const length = LENGTH.exec(item);
    const printed = length === null ? '' : `${(length[1] ?? '').trim()} ${length[2]} ${length[3]}`.trim();
    const rest = item.replace(length?.[0] ?? '~', ' ').toLowerCase();
    const words = rest.match(/[a-z]+/g) ?? [];
    const edges = ownEdges(words.flatMap((word) => (Object.hasOwn(EDGES, word) ? [EDGES[word] as string] : [])));
    const near = /\b(?:closest|nearest)\b/.test(rest);
    if (
      printed !== '' &&
      edges.length === 0 &&
      /^\s*(?:and )?(?:all |the )*others?(?: margins?| edges?)?[\s:]*$/.test(rest)
    ) {
      spaces.push(`${inWords(printed)} to all other edges`);
      continue;
    }
    if (printed === '' || Number(length?.[2]) === 0 || edges.length !== 1 || /\d/.test(rest)) return null;
    if (words.some((word) => !Object.hasOwn(EDGES, word) && !EMPTY.has(word) && !/^(?:closest|nearest)$/.test(word)))
      return null;
    spaces.push(`${inWords(printed)} to the ${edges[0]} edge${near ? ' (the nearest)' : ''}`);
  }
  if (spaces.length < 2 && !ALL_CLEAR.test(list) && !/^(?:margins?|edges?|clearance)\b/i.test(line)) return null;
  return told(
    'good',
    `the free space from ${of} is ${listed(spaces)}`,
    ...(ALL_CLEAR.test(list) ? ['all of these edges are clear'] : []),
  );
};

const FROM_EDGES = new RegExp(String.raw`^(?:the )?(${OF_WORDS}) (?:is |lies |comes )?(\d.*|[<>≥].*)$`, 'i');
const FROM_EDGE = new RegExp(
  String.raw`^${LENGTH.source} (?:from|to|away from) (?:the )?([a-z]+(?: [a-z]+){0,2}?)(?: (?:margins?|edges?))?$`,
  'i',
);

/** "Invasive carcinoma 1 mm from medial, 5 mm from anterior, >10 mm from all others": how far it is to each edge. */
export const fromEdges: Teller = (line) => {
  const [, of = '', list = ''] = FROM_EDGES.exec(line) ?? [];
  const items = list.split(/[,;]\s*(?:and )?|\s+and\s+/).map((item) => FROM_EDGE.exec(item.trim()));
  const spaces: string[] = [];
  for (const item of items) {
    if (item === null || Number(item[2]) === 0) return null;
    const far = inWords(`${(item[1] ?? '').trim()} ${item[2]} ${item[3]}`.trim());
    const name = (item[4] ?? '').toLowerCase();
    const edge = Object.hasOwn(EDGES, name) ? EDGES[name] : undefined;
    if (edge !== undefined) spaces.push(`${far} to the ${edge} edge`);
    else if (/^(?:all )?(?:the )?(?:others?|remaining|rest)$/.test(name)) spaces.push(`${far} to all other edges`);
    else return null;
  }
  return spaces.length < 2
    ? null
    : told('plain', `the free space from ${OF[of.toLowerCase()] ?? 'the growth'} is ${listed(spaces)}`);
};

/** "Deep margin clear": the edge or edges that a stretch names, in plain words. */
export function edgesIn(words: string): { text: string; named: boolean } {
  const named = [
    ...new Set(
      (words.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) =>
        Object.hasOwn(EDGES, word) ? (EDGES[word] ?? []) : [],
      ),
    ),
  ];
  const several = named.length > 1 || (named.length === 0 && /\b(?:margins|edges)\b/i.test(words));
  return { text: `${named.length === 0 ? '' : `${listed(named)} `}edge${several ? 's' : ''}`, named: named.length > 0 };
}

/**
 * "The endocervical margin and the deep lateral margin are clear": those edges; "the edges" where the words name none; null
 * where one is named that we have no word for, so that it is never told of all of them.
 */
export function edgesNamed(clause: string): string | null {
  const before = [...clause.toLowerCase().matchAll(NAMED_BEFORE)].flatMap(
    ([, words = '']) => words.match(/[a-z]+/g) ?? [],
  );
  if (before.length === 0 && !/\bmargins?\b|\bedges?\b/i.test(clause)) return 'the edges';
  if (before.some((word) => !Object.hasOwn(EDGES, word) && !EMPTY.has(word) && !OF_ALL.test(word))) return null;
  const clocks = clause.match(/\b\d{1,2} ?o['’]?c(?:lock)?\b/i);
  return clocks === null
    ? `the ${edgesIn(before.join(' ') + (/\b(?:margins|edges)\b/i.test(clause) ? ' margins' : '')).text}`
    : null;
}

/** Up to five words in front of "margin", not reaching over a verb or a sign. */
const NAMED_BEFORE =
  /((?:\b(?!margins?\b|edges?\b|are\b|is\b|by\b|clear\b|free\b|no\b|in\b|at\b|from\b)[a-z-]+[ ,/]+){0,5})\b(?:margins?|edges?)\b/g;
const OF_ALL =
  /^(?:all|every|any|no|its|their|our|these|those|sampled|assessed|examined|remaining|evidence|sign|tumou?r|each|main|new|soft|tissue|skin|bone|bony)$/;

function inWords(length: string): string {
  return length
    .replace(/^(?:<|less than|under)\s*/i, 'less than ')
    .replace(/^(?:>|more than|over)\s*/i, 'more than ')
    .replace(/^(?:≥|at least)\s*/i, 'at least ')
    .replace(/^≤\s*/, 'at most ');
}
