/** Words that name something done in an operation. */
export const ACTION_WORD =
  /(?:ectomy|ectomies|otomy|otomies|ostomy|ostomies|plasty|plasties|pexy|desis|centesis|scopy|scopies|graphy|gram|grams|rrhaphy|lysis|section|tripsy)$|^(?:excisions?|re-?excision|removal|resection|repairs?|closure|release|incisions?|drainage|debridement|biops(?:y|ies)|injections?|insertion|placement|implantation|replacement|exchange|revision|reconstruction|reduction|fixation|fusion|pinning|nailing|graft(?:s|ing)?|flaps?|ablation|cauterization|fulguration|electrofulguration|coagulation|ligation|dilat(?:at)?ion|decompression|exploration|aspiration|evacuation|extraction|amputation|transfer|transposition|transplant(?:ation)?|harvest(?:ing)?|bypass|stenting|stent|angioplasty|catheterization|cannulation|intubation|extubation|delivery|circumcision|vasectomy|block|casting|cast|application|examination|exam|manipulation|neurolysis|lengthening|shortening|advancement|suspension|sling|lift|augmentation|mastopexy|embolization|thrombectomy|endarterectomy|endoscopy|egd|ercp|turp|turbt|orif|d&c|washout|irrigation|lavage|instrumentation|osteotomy|curettage|plication|imbrication|tubal|occlusion|rehabilitation|restorations?|occlusal|monitoring|staging|dissection|washings|marsupialization|fenestration|lithotripsy|therapy|treatment|test|study|arthroplast(?:y|ies))$/i;

/** Names that say with what help something was done, never what. */
export const NO_ACTION: ReadonlySet<string> = new Set([
  'anesthesia', 'sedation', 'procedure', 'surgery', 'discharge', 'hospital-admission', 'follow-up', 'consultation', 'medical-management',
  'rehabilitation', 'suture', 'anticoagulation', 'fluoroscopy', 'monitoring', 'incision',
]); // biome-ignore format: one list
