import { ofPattern, type Teller, told } from './line.js';

const TEAM = String.raw`(?:mdt|mdm|tumou?r board|multi-?disciplinary (?:team|meeting|team meeting|conference)(?: meeting)?)`;

/** Lines on the way of the report, not on the tissue. */
export const OFFICE_LINES: readonly Teller[] = [
  ofPattern(
    /^(?:(?:radiologic(?:al)?|radiology|imaging|mammographic)[- /](?:and )?patholog\w+ correlation|correlation with (?:the )?(?:imaging|radiology|radiological (?:findings|appearances?)|mammogra\w+|ultrasound|pictures?|ct|mri))(?: is| was|:)? ?(?:satisfactory|concordant|good)$/i,
    () => told('good', 'what was found fits with the pictures'),
  ),
  ofPattern(
    /^correlation with (?:the )?(?:previous |prior |recent )?(?:cervical )?(?:cytology|smear|pap(?: smear| test)?|screening sample)(?: is| was|:)? ?(?:satisfactory|concordant|good)$/i,
    () => told('good', 'what was found fits with the earlier cell test'),
  ),
  ofPattern(
    /^correlation with (?:the )?(?:previous |prior |earlier )?(?:biops(?:y|ies)|histology)(?: is| was|:)? ?(?:satisfactory|concordant|good)$/i,
    () => told('good', 'what was found fits with the earlier tissue test'),
  ),
  ofPattern(
    /^(?:the )?(?:slides?|case|biops(?:y|ies)|sections?) (?:was|were|has been|have been) (?:seen|shown|reviewed|discussed|looked at) (?:at|in|by) (?:the |our |a |an )?(?:[a-z-]+ ){0,3}(?:meeting|conference|review|rounds?|colleagues?)\b[^.;]{0,12}\b(?:all|both|the) (?:of them |colleagues?|pathologists?|consultants?|members?|others?)?\s?(?:agree|agreed|concur|concurred)(?: with the (?:above )?diagnosis)?$/i,
    () => told('good', 'other tissue doctors of the lab looked at it, too, and all agree'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:for |please |to )?(?:be )?(?:discuss(?:ion|ed)?|review|list(?:ed)?|refer(?:red)?) (?:at|in|to|by) (?:the |our |next )?(?:[\w-]+ ){0,2}${TEAM}$|^for (?:the |our )?(?:[\w-]+ ){0,2}${TEAM}(?: (?:discussion|review|meeting))?$`,
      'i',
    ),
    () => told('plain', 'a team of doctors will talk about it together'),
  ),
  ofPattern(
    /^(?:diagnosis(?: (?:[A-M]|\d))?|(?:the )?(?:findings?|case|malignancy|cancer)) (?:was |is |has been )?(?:confirmed|agreed|verified|seen|reviewed)(?: and (?:confirmed|agreed))? by (?:a |another |an? )?(?:second|2nd|other|additional)? ?(?:consultant |gi |breast |uro)?(?:dermato|uro|haemato|hemato|cyto)?-?(?:pathologist|histopathologist)$/i,
    () => told('plain', 'a second tissue doctor looked at it and agrees'),
  ),
  ofPattern(
    /^(?:case |slides? )?(?:was |were )?(?:reviewed|shown|presented|discussed|seen) (?:at|in) (?:the |our )?intra-?dep(?:t|artmental)?\.? (?:consensus )?(?:conference|meeting|review)[,;:]? (?:Drs?\.? [^;.,]{2,40} )(?:concurs?|agrees?)$|^Drs?\.? (?:[A-Z]\w*\.? ){1,3}(?:concurs?|agrees?)(?: with the diagnosis)?$/i,
    () => told('plain', 'a second tissue doctor looked at it and agrees'),
  ),
  ofPattern(
    /^(?:the )?(?:results?|findings?|diagnosis|report|case)(?: (?:was|were|has been|have been))? (?:called|phoned|telephoned|communicated|faxed|e-?mailed|given|conveyed|relayed|discussed|notified)(?: by (?:phone|telephone))? (?:to|with) [^;]{2,80}$/i,
    () => told('plain', 'the lab has told your care team about this result'),
  ),
  ofPattern(
    /^(?:blocks?|slides?|tissue|specimens?)(?:(?:\/| and | & |, )(?:blocks?|slides?|tissue|specimens?))* (?:are |is |will be )?(?:preserved|retained|kept|stored|held) (?:for |at )[^;]{2,60}$/i,
    () => told('plain', 'the lab keeps the tissue for some time'),
  ),
  ofPattern(
    /^(?:microscop(?:y|ic)(?: examination)?\s*:?\s*)?(?:performed[;,.]? (?:and )?)?(?:findings? )?(?:(?:are )?incorporated (?:in|into) (?:the )?(?:above )?diagnos[ei]s|supports? (?:the )?(?:above|stated)?\s?diagnos[ei]s(?: above)?|substantiates? (?:the )?(?:above )?diagnos[ei]s)$/i,
    () => told('plain', 'what was seen under the microscope backs the diagnosis'),
  ),
  ofPattern(
    /^(?:surveillance|follow-?up|recall|screening) interval (?:per|as per|according to|at the discretion of|to be (?:set|decided) by) (?:the )?(?:endoscopist|gastroenterologist|colonoscopist|clinician|endoscopy team)(?:,? [^;]{2,120})?$/i,
    () => told('plain', 'the doctor who did the look inside will decide when the next check is due'),
  ),
  ofPattern(
    /^(?:surveillance|follow-?up|recall|screening) interval (?:per|as per|according to) (?:current )?(?:[\w-]+ ){0,6}guidelines?(?: ?\(?(?:19|20)\d\d\)?)?$/i,
    () => told('plain', 'when the next check is due follows the usual rules for doctors'),
  ),
  ofPattern(
    /^correlat(?:e|ion) with (?:the )?(?:clinical|imaging|radiologic(?:al)?|endoscopic|serolog(?:y|ical)|ultrasound|us)(?:(?: ?\/ ?| and |, )(?:clinical|imaging|radiologic(?:al)?|endoscopic|serologic(?:al)?|sonographic|ultrasound|us))*(?: (?:findings?|impression|picture|features?|results?))?(?: (?:is|are) (?:recommended|suggested|advised|required|needed))?$/i,
    () => told('plain', 'your doctor should compare this with the other findings'),
  ),
  ofPattern(
    /^(?:(?:clinical |continued )*(?:follow-?up|f\/?up|f\/u|review|observation)(?: (?:is )?(?:advised|recommended|suggested))?[;,. ]+(?:and |with )?)?re-?biopsy (?:is )?(?:(?:advised|recommended|suggested|indicated) )?if (?:it |the lesion |lesion |the area |this )?(?:persists?|recurs?|thickens?|grows?|changes?|enlarges?|(?:fails|does not|do not) (?:to )?(?:resolve|heal))(?:(?:,| or|, or) (?:it )?(?:persists?|recurs?|thickens?|grows?|changes?|enlarges?|becomes? [a-z]+))*$/i,
    ([whole = '']) =>
      told(
        'plain',
        `the report asks for ${/^re/i.test(whole) ? '' : 'a check of the spot, and '}another sample if the spot ${[
          /persist/i.test(whole) || /resolve|heal/i.test(whole) ? 'stays' : '',
          /recur/i.test(whole) ? 'comes back' : '',
          /thicken/i.test(whole) ? 'gets thicker' : '',
          /grow|enlarge/i.test(whole) ? 'grows' : '',
          /change|becom/i.test(whole) ? 'changes' : '',
        ]
          .filter((one) => one !== '')
          .join(' or ')}`,
      ),
  ),
  ofPattern(
    /^(?:repeat|further|additional|deeper) (?:biops(?:y|ies)|sampling) if (?:there is )?(?:clinical |ongoing |persistent |continued )*suspicion (?:of|for) (?:malignancy|cancer|carcinoma|neoplasia)(?: (?:persists|remains|continues))?$/i,
    () => told('plain', 'if your doctor still suspects cancer, the report asks for another sample'),
  ),
  ofPattern(/^cold isch(?:a)?emia(?: time)?\s*:?\s*[^;]{1,80}$/i, () =>
    told('plain', 'the report notes how fast the tissue was put in its fluid'),
  ),
];
