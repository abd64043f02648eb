/** Abbreviations whose full stop never ends a sentence: something always follows them. Lower case, without the last stop. */
export const OPEN_ABBREVIATIONS: ReadonlySet<string> = new Set([
  'dr', 'drs', 'mr', 'mrs', 'ms', 'prof', 'rev', 'vs', 'e.g', 'i.e', 'eg', 'ie', 'approx', 'cf', 'fig', 'figs', 'nos', 'st', 'incl', 'esp', 'viz', 'et al', 'capt', 'lt', 'sgt', 'ser', 'img', 'ref', 'prob', 'poss', 'prev', 'susp', 'est', 'spp', 'w', 'c/w', 'conj', 'unconj', 'adj', 'corr', 'vit', 'indir', 's/p', 'h/o', 'r/o', 'd/t', 'intradept', 'clin', 'lig', 'ligg', 'occas', 'occ', 'betw', 'fr', 'interst', 'endocap', 'glom', 'histol', 'immunohist', 'microsc', 'macrosc',
]); // biome-ignore format: one list

/** Short forms that lead on where they stand first in their sentence, and may end one elsewhere. Lower case, without the last stop. */
export const LEADING_ABBREVIATIONS: ReadonlySet<string> = new Set([
  'indic', 'anesth', 'anaesth', 'anaes', 'med', 'meds', 'resp', 'comp', 'abd', 'neuro', 'card', 'ext', 'gen', 'temp', 'max', 'min', 'int', 'incr', 'decr', 'mod', 'sev', 'chr', 'ac', 'acc', 'adm', 'alt', 'amt', 'ant', 'post', 'lat', 'sup', 'inf', 'bil', 'bilat', 'cont', 'conc', 'diff', 'dim', 'dist', 'enl', 'exam', 'exc', 'fam', 'hist', 'init', 'inj', 'isol', 'lab', 'meas', 'micro', 'misc', 'mult', 'musc', 'op', 'orth', 'path', 'preop', 'pt', 'pts', 'proc', 'prox', 'rec', 'rt', 'lt', 'sec', 'ser', 'spec', 'subseg', 'surg', 'sys', 'vert', 'wt', 'ht', 'ca', 'subcut', 'eval', 'freq', 'abn', 'elev', 'perf', 'infl', 'inflam', 'inflamm', 'resid', 'pulm', 'evid', 'vasc', 'corr', 'comb', 'signif', 'superf', 'circ', 'calc', 'obst',
]); // biome-ignore format: one list

/** Abbreviations that may end a sentence: they do where a capitalised word follows. Lower case, without the last stop. */
export const CLOSING_ABBREVIATIONS: ReadonlySet<string> = new Set([
  'a.m', 'p.m', 'q.d', 'b.i.d', 't.i.d', 'q.i.d', 'q.h.s', 'h.s', 'p.o', 'p.r.n', 'i.v', 'i.m', 's.c', 'q.o.d', 'a.c', 'p.c', 'p.r', 'n.p.o', 'm.d', 'd.o', 'r.n', 'ph.d', 'u.s', 'bid', 'tid', 'qid', 'prn', 'po', 'hs', 'qhs',
  'mm', 'cm', 'm', 'mg', 'g', 'gm', 'kg', 'mcg', 'ml', 'cc', 'l', 'dl', 'oz', 'lb', 'lbs', 'in', 'ft', 'hr', 'hrs', 'min', 'mins', 'sec', 'secs', 'yr', 'yrs', 'y.o', 'yo', 'mo', 'mos', 'wk', 'wks', 'etc', 'inc', 'co', 'corp', 'ltd', 'bil', 'bilat', 'lat', 'ant', 'post', 'sup', 'inf', 'max', 'tab', 'tabs', 'cap', 'caps', 'meq', 'mmhg', 'deg', 's.p', 'c.o', 'w.o', 'q', 'l.l', 'h.o', 'f.u', 'resp', 'temp', 'wt', 'ht', 'dept', 'vol', 'pp', 'jr', 'sr', 'gen', 'ext', 'int', 'prev', 'subcut', 'prox', 'dist', 'med', 'surg', 'sympt', 'occ', 'cerv', 'thor', 'poss', 'prob', 'neg', 'pos', 'diff', 'al', 'ca', 'dis', 'assoc', 'susp', 'incr', 'decr', 'dx', 'hx', 'bx', 'tx', 'se', 'im', 'jan', 'feb', 'mar', 'apr', 'jun', 'jul', 'aug', 'sep', 'sept', 'oct', 'nov', 'dec',
]); // biome-ignore format: one list

/** Words behind which a single letter is part of a name ("vitamin D.", "hepatitis C."), not an initial. */
export const LETTER_WORDS: ReadonlySet<string> = new Set([
  'vitamin', 'hepatitis', 'type', 'class', 'grade', 'group', 'stage', 'protein', 'factor', 'part', 'specimen', 'level', 'category', 'influenza', 'figure', 'image', 'lead', 'segment', 'phase', 'block', 'slide', 'parts', 'specimens', 'agatston', 'strep', 'troponin', 'immunoglobulin', 'point', 'variant', 'child-pugh', 'axis',
]); // biome-ignore format: one list
