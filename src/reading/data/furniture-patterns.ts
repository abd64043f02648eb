/** A line of page furniture: matched against the trimmed line, at most 300 characters. No pattern backtracks. */
export interface FurniturePattern {
  name: string;
  pattern: RegExp;
}

/** Short names of tests, illnesses and orders, which are no writer's initials. */
const CLINICAL =
  'PET|MR|NM|XR|DXA|PFT|PSG|LAT|HIV|HAV|HBV|HCV|HDV|HEV|HSV|VZV|CMV|EBV|HPV|RSV|FLU|GBS|MRSA|VRE|ESBL|CPE|CDI|RPR|VDRL|TPHA|TB|AFB|ECG|EKG|EEG|EMG|NCS|CXR|AXR|KUB|CT|CTPA|CTA|CTV|MRI|MRA|MRV|MRCP|ERCP|US|USS|TTE|TOE|TEE|ECHO|CTG|NST|BPP|FHR|DVT|VTE|PE|AF|MI|CVA|TIA|UTI|AKI|CKD|DNR|DNAR|DNI|CPR|NPO|NBM|NKDA|BP|HR|RR|GCS|AVPU|LMP|EDD|IUD|ANA|ANCA|RF|CCP|TTG|PSA|CEA|AFP|HCG|UPT|UA|UDS|CSF|FIT|FOBT|LFT|LFTS|TFT|TFTS|FBC|CBC|CRP|ESR|TSH|INR|APTT|ABG|VBG|HB|HGB|WBC|WCC|PLT|DRE|ROM|PMH|PSH|CVS|CNS|MSK|ER|PR|HER2|MMR|LVI|LVSI|PNI|ENE|EMVI|VTE';
const ANSWER =
  '(?:[Nn][Ee][Gg]|[Pp][Oo][Ss]|[Nn][Ii][Ll]|[Nn]one|NONE|none|[Yy][Ee][Ss]|[Nn][Oo]|NOT?|[Oo][Kk]|[Hh]igh|HIGH|[Ll]ow|LOW|[Nn]orm|[Dd]one|DONE|[Ff]ull|FULL|[Cc]lr|NAD|WNL|NKDA|NSR|DNI|N/A|TBC|TBA)';
/** "JS/mk", "ABC:xyz": who dictated and who typed; "HIV: neg", "DNR/DNI", "MANY /HPF" and "IU/mL" are no such line. */
const INITIALS = new RegExp(
  `^(?!.{2,5}/\\s?[HhLl][Pp][Ff]$)(?![A-Z]{2,4}/(?:mL|ML|L|dL|DL)$)(?!(?:${CLINICAL})(?::\\s|\\s?[/:]\\s?(?:${CLINICAL})$))[A-Z]{2,4}\\s?[/:]\\s?(?!${ANSWER}(?:\\s|$))[A-Za-z]{2,4}(?:\\s+[DTR]:.*)?$`,
);

export const FURNITURE_PATTERNS: readonly FurniturePattern[] = [
  { name: 'head of a message between computers', pattern: /^(?:MSH\|\^|(?:PID|PD1|PV1|PV2|ORC|OBR|EVN|SPM|TQ1|NK1|IN1|GT1|FT1|CTD|SFT|BHS|FHS|BTS|FTS|MSA)\|)/ },
  { name: 'key to signs', pattern: /^\W{0,3}(?:\(\s?)?(?:[-+*↑↓!]{1,3}|HH?|LL?|A|N) ?(?:=|:|means |denotes |indicates )? ?(?:above|below|over|under|higher|lower|high|low|abnormal|critical|outside|out of|within|normal|panic)\b(?:[ ,;/|()=:*+-]|\b(?:and|or|the|than|of|is|not|no|none|above|below|over|under|higher|lower|high|low|very|abnormal|critical|outside|out|within|normal|panic|ref(?:erence)?|ranges?|intervals?|limits?|values?|results?|requested|done|tested|performed|measured|reported|means|denotes|indicates|pending|amended|corrected|HH?|LL?|A|N|C|P)\b\.?){2,40}\)?\W*$/i },
  { name: 'what a laboratory offers', pattern: /^\(?(?:[\w ]{3,30} \| ?)*(?:home (?:sample )?collection|fully automated|open 24|NABL accredited|24 ?x ?7|ISO \d{4})[^.;:]{0,60}\)?$/i },
  { name: 'page number', pattern: /^(?:[-\s]{0,4})?page\s*:?\s*\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?\s*[-.]?$/i },
  { name: 'page of pages', pattern: /\bpage\s*:?\s*\d{1,4}\s*(?:of|\/)\s*\d{1,4}\b/i },
  { name: 'bare page number', pattern: /^[-–]\s*\d{1,3}\s*[-–]$/ },
  { name: 'n of m', pattern: /^\d{1,3}\s+of\s+\d{1,3}$/ },
  { name: 'electronic signature', pattern: /^\W{0,4}(?:this (?:report|document|note) (?:has been|was|is) )?(?:electronically|digitally) (?:signed|authenticated|verified|approved|reviewed)\b/i },
  { name: 'signed by', pattern: /^\W{0,4}(?:e-?signed|signed|signature|finali[sz]ed|authenticated|final report signed|final signature|signed and finalized|approved)\s*(?:electronically\s*)?(?:by|on)\b/i },
  { name: 'report signed', pattern: /^this report (?:has been|was) (?:electronically )?(?:signed|dictated|verified|approved|generated|created|transcribed|reviewed)\b/i },
  { name: 'dictated', pattern: /^(?:dictated|transcribed|typed|edited|reviewed|read|interpreted|reported|prepared|entered|verified|attested) (?:and \w+ )?(?:by|on|at|but not read|not read|using)\b/i },
  { name: 'signature mark', pattern: /^\/(?:es?|s)\/\s?\S/i },
  { name: 'billing codes', pattern: /^(?:slides?:? ?\d{1,3}\W{1,6})?(?:cpt|billing|icd(?:-?10)?)(?: codes?)?(?:\(s\))?\W{0,4}(?:\(?\d{5}|[A-Z]\d{2}\b).{0,120}$/i },
  { name: 'rank under a signature', pattern: /^(?:consultant|senior|attending|associate|chief)?\s?(?:histo|cyto|haemato|hemato|dermato|neuro|uro)?pathologist\W*$/i },
  { name: 'speech recognition notice', pattern: /\b(?:voice|speech)[- ]recognition\b/i },
  { name: 'dictation stamps', pattern: /^(?:DD|DT|D|T|R|JOB|TR|TD)\s*[:/]\s*\d[\d/:. -]{3,}/ },
  { name: 'initials stamp', pattern: INITIALS },
  { name: 'end of report', pattern: /^[\W_]{0,12}(?:end of (?:the )?(?:report|document|result|page|exam|note|discharge summary)|final report|report ends|end)[\W_]{0,12}$/i },
  { name: 'report status', pattern: /^[\W_]{0,6}(?:final|preliminary|corrected|amended|addended|final result|final report|unofficial|draft)[\W_]{0,6}$/i },
  { name: 'report status with its day', pattern: /^[\W_]{0,6}(?:final|interim|preliminary) (?:report|result)s?\W{1,3}(?:issued |dated |on )?\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}(?:,? \d{1,2}:\d{2})?[\W_]{0,6}$/i },
  { name: 'continued', pattern: /^[\W_]{0,6}(?:continued(?: on next page| from previous page)?|\(cont(?:inued|'d|\.)?\)|(?:report |results )?continued(?: on next page)?|over)[\W_]{0,6}$/i },
  { name: 'confidential', pattern: /^\W{0,4}(?:strictly )?(?:private (?:and|&|\+) )?confidential\b/i },
  { name: 'confidentiality notice', pattern: /\b(?:protected health information|unauthorized (?:use|disclosure)|intended only for|if you (?:have )?received? this (?:report|fax|document) in error|HIPAA|privileged and confidential)\b/i },
  { name: 'printed', pattern: /^(?:printed|generated|faxed|downloaded|exported|viewed)\s*(?:on|by|from|at)?\s*:?\s*(?:\w+ )?\d{1,4}[/.-]\d/i },
  { name: 'when collected', pattern: /^(?:specimen |sample )?(?:collected|received|drawn|resulted|released|ordered|reported)(?: (?:on|at))?:? (?:[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4}|\d{1,2}[ -][A-Z][a-z]{2,8}[ ,-]{1,2}\d{2,4}|\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}).{0,24}$/i },
  { name: 'sample with its times', pattern: /^(?:sample|specimen)(?: type)?\s*:\s*[A-Z][A-Za-z ,/-]{2,30}\s{2,}(?:(?:taken|coll(?:ected)?|rec(?:['’]?d|eived|d)?|drawn|reported)(?: (?:on|at))?\s*:\s*\d{1,4}[ /.-](?:\d{1,2}|[A-Z][a-z]{2,8})[ /.,-]{1,2}\d{2,4}(?:,? \d{1,2}[:.h]\d{2})?[\s|;,/]*){1,3}$/i },
  { name: 'numbers of the sample', pattern: /^(?:SPEC(?:IMEN)? ?#:? ?\S+\s+COLL:|RECD: ?\d\S*\s+SUBM\b).{0,120}$/ },
  { name: 'what was ordered', pattern: /^(?:ordered items|tests? asked)\s*(?::.{0,80})?$/i },
  { name: 'title with the person', pattern: /^[A-Z][A-Z ]{3,40}\s{2,}(?:Pt|PT|Patient|PATIENT|Name|NAME)\b\s*:.{0,60}\bDOB\b.{0,20}$/ },
  { name: 'several times', pattern: /^(?:(?:specimen |sample |date )?(?:collected|received|drawn|resulted|released|ordered|reported|printed|taken|registered)(?: (?:on|at))?:? \d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}(?:,? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?)?[\s.;,|]{0,4}){2,5}$/i },
  { name: 'several dates in words', pattern: /^(?:(?:specimen |sample |date )?(?:taken|coll(?:ected)?|rec(?:['’]?d|eived|d)?|drawn|resulted|released|ordered|reported|issued|printed|registered|authori[sz]ed|validated|entry|exit)(?: (?:on|at))?\.?\s*:?\s*\d{1,4}[ /.-](?:\d{1,2}|[A-Z][a-z]{2,8})[ /.,-]{1,2}\d{2,4}(?:,? \d{1,2}[:.h]\d{2})?[\s|;,/]*){2,4}$/i },
  { name: 'banner of an addendum', pattern: /^[\W_]{0,6}(?:addendum|supplementary report|amendment|corrected report|amended report)(?: (?:has been|was))? (?:issued|added|attached|follows)\b[\s–—-]*(?:\(?(?:see|refer to|at) (?:below|end|last page|page \d|the end|addendum|comment)\)?)?[\W_]{0,6}$/i },
  { name: 'sent to a register', pattern: /^(?:these |all |the )?results? (?:(?:has|have) been |are |is |was |were |will be )?(?:sent|notified|forwarded|reported) to (?:the )?(?:[\w-]+ ){0,5}regist(?:er|ry)\.?$/i },
  { name: 'who screened it', pattern: /^(?:cyto-?scientist|cyto-?screener|screener|cytotechnologist|cytologist)\s*:\s*[\p{L}.,’'\s-]{2,40}(?:pathologist(?:['’]s)? review\s*:\s*(?:not required|not needed|n\/a|nil|none))?$/iu },
  { name: 'web address', pattern: /^\W{0,3}(?:https?:\/\/|www\.)\S+$/i },
  { name: 'e-mail address', pattern: /^\W{0,3}(?:e-?mail:?\s*)?[\w.+-]{1,64}@[\w.-]{1,100}$/i },
  { name: 'telephone', pattern: /^\W{0,3}(?:(?:tel|phone|ph|fax|telephone|t|f|p|main|office)\b[\s.:#]*)?\(?\+?\d{1,3}\)?[\s.-]?\(?\d{2,4}\)?[\s.-]\d{3,4}(?:[\s.-]\d{2,4})?(?:\s*[|,;/·•-]?\s*(?:tel|phone|ph|fax|telephone)\b.{0,40})?$/i },
  { name: 'telephone and fax', pattern: /^\W{0,3}(?:tel|phone|ph|fax|telephone)\b\s*[.:#]*\s*(?:[(+]\s?\d|\d{3}|\d[ .-]\d{3}|\d{2}[ .-]\d{2})(?!\.\d)/i },
  { name: 'number of a pager or of a register', pattern: /^\W{0,3}(?:bleep|pager?|beeper|dect|gmc|imc|mcrn|nmc|hpcsa|ahpra|mp|mci|reg(?:istration|n)?)\b\.?\s*(?:no|number|nr|#)?\.?\s*:?\s*[A-Z]{0,3}\d[\d /-]{2,16}\W*$/i },
  { name: 'street address', pattern: /^\d{1,6}\s+(?:[A-Za-z.']+\s+){1,5}(?:street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|lane|ln|way|parkway|pkwy|court|ct|plaza|circle|highway|hwy|terrace|place|pl)\b\.?(?:[\s,].{0,80})?$/i },
  { name: 'address by a landmark', pattern: /^(?:opp(?:osite)?\.?|near|behind|next to|beside|adj(?:acent)?\.?(?: to)?)\s+(?:[A-Z][\w.'’&-]*,?\s+){1,6}(?:stand|road|rd|street|st|chowk|marg|nagar|circle|market|station|temple|church|mosque|bazaar|bridge|school|hospital|park)\b.{0,80}$/i },
  { name: 'number of the record', pattern: /^\W{0,3}(?:MRN?|medical record)\s?(?:#|no\.?|number)\s?:?\s*[\w-]{3,20}\W*$/i },
  { name: 'city, state, code', pattern: /^[A-Z][A-Za-z.' -]{1,40},?\s+(?:[A-Z]{2}|STATE),?\s+\d{5}(?:-\d{4})?(?:\W.{0,60})?$/ },
  { name: 'post box', pattern: /^(?:(?:p\.?\s?o\.? box|suite|floor|shop no\.?)\s+\d+|(?:\d{1,2}(?:st|nd|rd|th)|ground|first|second|third) floor,\s.{0,80}\b(?:complex|road|rd|street|towers?|building|plaza|nagar|arcade|mall|cross|chowk)\b.{0,60}$)/i },
  { name: 'register of scans', pattern: /^\W*pc ?[-&]? ?pndt\b.{0,80}$/i },
  { name: 'laboratory licence', pattern: /\b(?:CLIA|NPI|CAP)\s*(?:#|no\.?|number|id|license)?\s*:?\s*[#\dA-Z-]{0,4}\d{5,}/i },
  { name: 'performing laboratory', pattern: /^(?:\d{2}\s+)?(?:testing |tests? )?performed (?:at|by|using)\b.{0,200}$/i },
  { name: 'licence line', pattern: /^(?:MyChart|[\w ]{0,24}(?:chart|portal|health))\W{0,3}.{0,60}\b(?:licensed|Epic)\b/i },
  { name: 'links of a portal', pattern: /^(?:(?:order details|view encounter|lab and collection details|collection details|routing|result history|view (?:trends?|results?|report)|print|download|share|care everywhere|mychart|released to patient)\s{0,3}(?:[-–|·•]\s{0,3}|$)){2,8}|^view (?:trends?|all results|details|graph)$/i },
  { name: 'comments on a number', pattern: /^(?:comments?|notes?) (?:on|for|re) (?:lab(?:oratory)?|request|accession|specimen|sample)(?: (?:no|number|id|ref))?\.?\s?:?\s?[A-Z]{0,3}\d[\w/.-]{3,20}\W*$/i },
  { name: 'head of a private laboratory', pattern: /^(?:patient|client|specimen|ordering physician) information(?:\s{2,}.{0,60})?$|^[A-Z][A-Z'’-]+, ?[A-Z][A-Z .'’-]{0,30}\s{3,}(?:ORDERING|REFERRING|REQUESTING|CLIENT|PHYSICIAN|PROVIDER)\b.{0,40}$/i },
  { name: 'key to verdicts', pattern: /^\W{0,3}(?:(?:S|I|R|SDD|NS)\s?[-=:]\s?(?:non-?)?(?:susceptible|sensitive|intermediate|resistant|moderately)\b(?:[ -](?:dose|dependent|increased|exposure|sensitive|susceptible))*[\s,;.()|]*){2,5}$/i },
  { name: 'what the range is for', pattern: /^\(?(?:non-?)?(?:fasting|random|adult|p(?:a)?ediatric) (?:reference|ref\.?) (?:intervals?|ranges?)(?: applied)?\)?\.?$/i },
  { name: 'all reported', pattern: /^(?:all|both) (?:the )?tests? (?:on|for|in|of) this (?:request|order|sample|accession)[\w ]{0,12} (?:have|has|are|were) (?:now )?(?:been )?(?:completed|reported)\W*$/i },
  { name: 'patient portal', pattern: /^(?:© ?\d{4}|copyright\b|all rights reserved)/i },
  { name: 'carbon copy', pattern: /^cc\s*:\s*(?:dr\b|[A-Z][a-z]+,? [A-Z]|[A-Z][\w. ]+,? (?:MD|M\.D\.|DO|NP|PA)\b)/ },
  { name: 'clinician with degree', pattern: /^(?!\W*(?:REPORT|Report|STUDY|Study|EXAM\w*|Exam\w*|PROCEDURE|Procedure|MRI?|CT|US)\b.{0,20}\bMRCP\b)(?!.{0,40}\bMRCP\b.{0,12}\b(?:MRI|CT|ABDOMEN|[Aa]bdomen|LIVER|[Ll]iver|SCAN|[Ss]can|REPORT|[Rr]eport|WITH\w*|[Ww]ith\w*)\b)(?!.{0,40}\bto do\b)(?!.{0,40}\bTO DO\b)(?:[-–—~]{1,3}\s*)?(?:dr\.?\s+|by:?\s+)?[A-Z][\w.'’-]{0,30}(?:\s+[A-Z][\w.'’-]{0,30}){0,4},?\s+(?:M\.?D|D\.?O|MBBS|MBChB|MBBCh|BMBS|FRCR|FRCPath|FRCPA|FRCPC|FRCP|FRCS|FRACP|FRANZCR|MRCP|FACS|Ph\.?D|PA-C|NP|RN|RVT|RDMS|FACR|FCAP|FIAC|PharmD|RMT|MLS|MLT|FPSP|DPSP|MD,? PhD)\.?(?:\W.{0,120})?$/ },
  { name: 'clinician with rank', pattern: /^(?:[-–—~]{1,3}\s*)?(?:Dr|Prof|Mr|Mrs|Ms|Miss|A\/Prof)\.?\s+(?:[A-Z][\w.'’-]{0,30}\s+){0,3}[A-Z][\w.'’-]{1,30},?\s+(?:Consultant|Specialist Registrar|SpR|Registrar|Resident|Fellow|ST ?\d|FY ?\d|CT ?\d|SHO|House Officer|Attending|Chief|Senior|Staff|Locum)\b(?:[ ,/&-]+(?:to|of|in|for|and|cc|[A-Z][\w.'’-]{0,30})){0,8}(?:[ ,]+(?:bleep|ext|pager|tel)\b.{0,30})?(?:\s+\d{1,4}[/.-]\d[\d/.: -]{0,24})?$/ },
  { name: 'who wrote it', pattern: /^(?:[Dd]ictated|[Tt]yped|[Tt]ranscribed|[Ee]-?[Ss]igned|[Ss]igned|[Aa]uthori[sz]ed|Auth|[Vv]alidated|[Vv]erified|[Cc]ountersigned|Med(?:ically|\.)? validated|DICTATED|SIGNED|AUTHORI[SZ]ED|VERIFIED)(?:\s?[/&,]\s?(?:e-?)?(?:dictated|typed|transcribed|signed|verified))*(?: by)?(?: lab)?\s*:\s?(?:auto-validated \/ )?(?:(?:Dr|Prof|Mr|Mrs|Ms|Miss|A\/Prof)\.? |[A-Z]\.? ?[A-Z][a-z]|[A-Z][a-z]+ [A-Z][a-z]+,? (?:MD|DO|PhD|RN|NP|PA)).{0,90}$/ },
  { name: 'typist', pattern: /^\/[a-z]{2,4}$/ },
  { name: 'checked by machine', pattern: /^\W{0,3}(?:(?:checked|and|verified|signed|authori[sz]ed|electronically|digitally|approved|released|validated|this|report|results?|is|was|has|been|have|a|computer|system|generated)\W{1,3}){1,9}(?:electronically|digitally|verified|signed|released|authori[sz]ed|approved|report|system)\W*$/i },
  { name: 'read elsewhere', pattern: /^\W{0,3}(?:(?:outsourced|out[- ]of[- ]hours|after[- ]hours|teleradiology|telepathology|remote|on[- ]call|external|provisional|reporting|provider|service|report|read|by|an?|the)\W{1,3}){1,6}(?:report|reporting|provider|service|read|reader|company)\W*$/i },
  { name: 'accredited', pattern: /^\W{0,3}(?:(?:nata|rcpa|sanas|nabl|nabh|inab|ukas|ianz|jci|iac|cap|clia|iso(?: ?\/? ?iec)?|15189|17025|accredited|laboratory|medical|testing|facility|lab|to|by|and|an?|no\.?|cert\w*|accreditation|m ?\d{3,5})\b[\s:,/&().-]*(?:20\d\d)?[\s:,/&().-]*){1,8}$/i },
  { name: 'not signed', pattern: /^\W{0,3}dictated (?:but|and) not (?:signed|read)\b.{0,60}$/i },
  { name: 'thanks for a referral', pattern: /^(?:many )?thank(?:s|ing)?(?: you)?(?: very much)? for (?:(?:this|the|your|asking)(?: (?:kind|interesting|very))? )?(?:referral|reference|opportunity|courtesy|referring (?:this|your|the) (?:patient|lady|gentleman|man|woman|child))\b.{0,60}$/i },
  { name: 'what results are valid for', pattern: /^(?:(?:these |all |the )?results? (?:relates?|pertains?|appl(?:y|ies)) (?:only )?to the (?:sample|specimen|item)s?\b|not valid for (?:any )?medico|this is a computer[- ]generated|for inquiries,? )\b.{0,120}$/i },
  { name: 'key to marks', pattern: /^(?:legend|key|abbreviations|flag key|key to (?:flags|marks|symbols))\s*[:=]\s?\S.{0,160}$/i },
  { name: 'laboratory director', pattern: /\b(?:Dir(?:ector)?|Lab Tech)\s?:\s?[A-Z].{0,80}$/ },
  { name: 'signature rule', pattern: /^_{5,}.{0,80}$/ },
  { name: 'close of a letter', pattern: /^(?:with (?:(?:kind|kindest|best|warm|collegial|friendly|cordial) ){1,2}(?:regards|wishes|greetings)|(?:kind|best|warm|kindest) (?:regards|wishes)|yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|many thanks|thank you)[\s,.]*$/i },
  { name: 'count of results', pattern: /^(?:all )?\d{1,3} (?:of \d{1,3} )?(?:test )?results?(?: (?:are|is|were))?(?: (?:flagged|shown|listed|final|complete))?\.?$/i },
  { name: 'key to letters', pattern: /^(?:(?:antimicrobial |antibiotic )?(?:susceptibilit|sensitivit)\w+(?: \([A-Za-z]{3,8}\))?[\s:]{1,60})?S\s?[=:]\s?(?:susceptible|sensitive)\b.{0,120}\bR\s?[=:]\s?resistant\W*$/i },
  { name: 'confidential report', pattern: /^this (?:report|document|fax|message|page) (?:contains|is) (?:privileged|confidential|strictly confidential|private)\b.{0,160}$/i },
  { name: 'key to letters of flags', pattern: /^\W{0,3}(?:[A-Z*+#!-]{1,3}(?:\/[A-Z]{1,2})?)\s?=\s?(?:critical(?:ly)?|outside|abnormal|above|below|high|low) ?(?:\b|,).{0,100}$/ },
  { name: 'head of a susceptibility table', pattern: /^(?:antibiotics?|drugs?|antimicrobials?|agents?|susceptibilit(?:y|ies)(?: panel)?)\s{2,}(?:MIC|KB|interp\w*|result|(?:org(?:anism)?|isolate)\.?\s?#?\d)\b.{0,40}$/i },
  { name: 'identity in another language', pattern: /^(?:patientin|paciente|paziente|nombre|nome|madame|monsieur|mme|frau|herr|sig(?:\.ra|ra|\.)?|sexe|sexo|sesso|geschlecht|edad|âge|età|alter|né[e]? le|geb(?:oren|\.)|data di nascita|fecha(?: de (?:toma|nacimiento|extracción))?|prélèvement|prelievo|probeneingang|eingang|médecin|prescripteur|médico|medico|arzt|einsender)\b.{0,40}(?::|\bné[e]? le\b|\bgeb\.|\bdu \d|\bdata di nascita\b).{0,120}$/i },
  { name: 'laboratory in another language', pattern: /^.{0,60}\b(?:laboratoire|laboratorio|labor|azienda ospedaliera|hôpital|krankenhaus|klinikum|ospedale)\b.{0,60}$/i },
  { name: 'stamp', pattern: /^(?:page|copy|original|duplicate|draft copy|patient copy|chart copy|medical records? copy)$/i },
]; // biome-ignore format: one pattern a line

/** Words of a letterhead; a short line near the top or at a page's edge with one of them and no verb is furniture. */
export const LETTERHEAD =
  /\b(?:hospitals?|medical (?:center|centre|group|associates|college)|health ?care|health (?:system|network|services|partners|center|centre)|clinics?|family (?:medicine|practice|physicians|health)|internal medicine|primary care|laborator(?:y|ies) (?:of|corporation|services|inc|medicine)|(?<!\b(?:emg|eeg|sleep|echo\w*|vascular|function|pft|stress|neurophysiology) )laborator(?:y|ies)$|radiology (?:associates|group|department|partners|specialists|center)|dep(?:artment|t\.?) of|division of|imaging (?:center|centre|associates|services|partners)|diagnostics (?:inc|laboratory|ltd|center|centre)|pathology (?:associates|laborator|services|group|department|institute)|institute|foundation|university|infirmary|nhs (?:foundation )?trust|quest diagnostics|labcorp|laboratory corporation|mayo(?! (?:score|endoscop|sub-?score|grade|stand|scissors|clamp|needle))|llc|inc\.|pvt)\b/i;
