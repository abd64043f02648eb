import { PRODUCT } from '../../contract/product.js';
import { resultPhrase } from '../../contract/result-phrases.es.js';

/** What the contract and the server say, sentence by sentence, in Spanish. */
const sentences: Readonly<Record<string, string>> = {
  // Plans
  'Free Trial': 'Prueba gratis',
  Basic: 'Básico',
  Starter: 'Inicial',
  Professional: 'Profesional',
  Premium: 'Premium',
  Enterprise: 'Empresarial',
  'For one person': 'Para una persona',
  'For a practice': 'Para un consultorio',
  'To try it': 'Para probarlo',
  'Get Started': 'Comenzar',
  'Start Free Trial': 'Comenzar la prueba gratis',
  'Contact Sales': 'Contactar a ventas',
  '100 analyses per month': '100 análisis al mes',
  '500 analyses per month': '500 análisis al mes',
  'Email support': 'Ayuda por correo electrónico',
  'Unlimited AI calls': 'Llamadas con IA ilimitadas',
  'Unlimited analyses': 'Análisis ilimitados',
  'Multi-language calling': 'Llamadas en varios idiomas',
  'Report Translation': 'Traducción del informe',
  'Rush Processing': 'Proceso urgente',
  'Custom AI Training': 'Entrenamiento de IA a medida',
  '20+ languages': 'más de 20 idiomas',
  'under 5 minutes': 'en menos de 5 minutos',
  'for your organization': 'para su organización',
  'Choose a plan or an add-on.': 'Elija un plan o un servicio adicional.',

  // An analysis on its way
  'Waiting to start': 'Esperando para comenzar',
  'Reading your report': 'Leyendo su informe',
  'Finding results': 'Buscando resultados',
  'Writing it plainly': 'Escribiéndolo en palabras sencillas',
  'Putting it together': 'Reuniendo todo',
  'Please enter your medical report text before submitting.':
    'Por favor, escriba el texto de su informe médico antes de enviarlo.',
  'This text is too long. Paste at most 1,000,000 characters.':
    'Este texto es demasiado largo. Pegue como máximo 1,000,000 de caracteres.',

  'This file is a scan: reading it takes longer.': 'Este archivo es un escaneo: leerlo tarda más.',

  // Forms
  'Please write a question': 'Escriba una pregunta',
  'Please say whether it was asked': 'Diga si ya se preguntó',
  'Please send a list of questions': 'Envíe una lista de preguntas',
  'Please say which list was changed': 'Diga qué lista se cambió',
  'Please choose patient or healthcare provider': 'Elija paciente o profesional de la salud',
  'Please enter a valid email address': 'Escriba un correo electrónico válido',
  'Password is required': 'La contraseña es obligatoria',
  'At least 8 characters': 'Al menos 8 caracteres',
  'A lowercase letter': 'Una letra minúscula',
  'An uppercase letter': 'Una letra mayúscula',
  'A number': 'Un número',
  'A special character': 'Un carácter especial',
  'Password must be at least 8 characters long': 'La contraseña debe tener al menos 8 caracteres',
  'Password must not exceed 128 characters': 'La contraseña no debe pasar de 128 caracteres',
  'Password must contain at least one lowercase letter': 'La contraseña debe tener al menos una letra minúscula',
  'Password must contain at least one uppercase letter': 'La contraseña debe tener al menos una letra mayúscula',
  'Password must contain at least one number': 'La contraseña debe tener al menos un número',
  'Password must contain at least one special character': 'La contraseña debe tener al menos un carácter especial',
  'Passwords do not match': 'Las contraseñas no coinciden',
  'Please enter a valid date of birth': 'Escriba una fecha de nacimiento válida',
  'Please choose your healthcare providers from the list': 'Elija a sus profesionales de la salud de la lista',
  'First name is required': 'El nombre es obligatorio',
  'Last name is required': 'El apellido es obligatorio',
  'Phone number is required': 'El número de teléfono es obligatorio',
  'Please enter a valid phone number': 'Escriba un número de teléfono válido',
  'Name is required': 'El nombre es obligatorio',
  'Date of birth is required': 'La fecha de nacimiento es obligatoria',
  'Your name is required': 'Su nombre es obligatorio',
  'Please shorten this to 200 characters': 'Acorte esto a 200 caracteres',
  'Please write a few words': 'Escriba unas palabras',
  'Please write at most 4,000 characters': 'Escriba como máximo 4,000 caracteres',
  'Enter the code from your authenticator app': 'Escriba el código de su aplicación de autenticación',
  'Enter the code': 'Escriba el código',
  'The code is not correct.': 'El código no es correcto.',
  'Reset token is required': 'Falta el código para restablecer la contraseña',
  'Please choose yes or no': 'Elija sí o no',
  'Please choose English or Spanish': 'Elija inglés o español',
  'Please choose calls or emails': 'Elija llamadas o correos',
  'Please choose how the patient told you': 'Elija cómo se lo dijo el paciente',
  'Please choose whether consent is given': 'Elija si se dio el consentimiento',
  'Choose how long the link should work.': 'Elija cuánto tiempo debe servir el enlace.',
  'This link does not work.': 'Este enlace no sirve.',
  'Please enter a medical term.': 'Escriba un término médico.',
  'Please enter a procedure.': 'Escriba un procedimiento.',

  // The account
  'You are not signed in.': 'Usted no ha iniciado sesión.',
  'The email or password is not correct.': 'El correo electrónico o la contraseña no es correcto.',
  'Your password is not correct.': 'Su contraseña no es correcta.',
  'Please verify your email address before you sign in. Open the link we sent you.':
    'Verifique su correo electrónico antes de iniciar sesión. Abra el enlace que le enviamos.',
  'This password is too common. Choose one that is harder to guess.':
    'Esta contraseña es demasiado común. Elija una más difícil de adivinar.',
  'Your account has been created. Please verify your email address to sign in.':
    'Su cuenta se creó. Verifique su correo electrónico para iniciar sesión.',
  'Your account has been created successfully.': 'Su cuenta se creó correctamente.',
  'You have been successfully signed out.': 'Usted cerró la sesión correctamente.',
  'Your email address has been verified.': 'Su correo electrónico quedó verificado.',
  'Your password has been reset. You can sign in with it now.':
    'Su contraseña se restableció. Ya puede iniciar sesión con ella.',
  'Your password has been changed. All other devices were signed out.':
    'Su contraseña cambió. Se cerró la sesión en todos los demás dispositivos.',
  'The session has ended.': 'La sesión terminó.',
  'All other devices were signed out.': 'Se cerró la sesión en todos los demás dispositivos.',
  'Two-step sign-in is off.': 'El inicio de sesión en dos pasos está desactivado.',
  'Two-step sign-in is already on.': 'El inicio de sesión en dos pasos ya está activado.',
  'Two-step sign-in is not on.': 'El inicio de sesión en dos pasos no está activado.',
  'The code is not correct. Use the code that your app shows now.':
    'El código no es correcto. Use el que su aplicación muestra ahora.',
  'Start with a new code for your app first.': 'Comience primero con un nuevo código para su aplicación.',
  'Two-step sign-in is required for healthcare providers here.':
    'Aquí el inicio de sesión en dos pasos es obligatorio para los profesionales de la salud.',
  'Please set up two-step sign-in in your settings first. It is required here.':
    'Configure primero el inicio de sesión en dos pasos en su configuración. Aquí es obligatorio.',
  'Your account type has already been set.': 'El tipo de su cuenta ya está elegido.',
  'This password reset link is invalid or has expired. Please ask for a new one.':
    'Este enlace para restablecer la contraseña no es válido o venció. Pida uno nuevo.',
  'No verification token provided.': 'Falta el código de verificación.',
  'The verification link appears to be invalid or expired.':
    'El enlace de verificación parece no ser válido o haber vencido.',
  "If an account with that email exists, we've sent you a password reset link.":
    'Si existe una cuenta con ese correo, le enviamos un enlace para restablecer la contraseña.',
  'Your account and all that belonged to it have been deleted.': 'Su cuenta y todo lo que le pertenecía se borraron.',
  'A copy of your data is being made already.': 'Ya se está haciendo una copia de sus datos.',
  'Only healthcare providers can do this.': 'Solo los profesionales de la salud pueden hacer esto.',

  // Analyses
  'Analysis not found.': 'No se encontró el análisis.',
  'Only healthcare providers can link a report to a patient.':
    'Solo los profesionales de la salud pueden vincular un informe a un paciente.',
  'This is not shared any more.': 'Esto ya no se comparte.',
  'The analysis is not shared any more.': 'El análisis ya no se comparte.',
  'This analysis was shared with you. Only its owner can change it.':
    'Este análisis se compartió con usted. Solo su dueño puede cambiarlo.',
  'Link this analysis to the patient first, then share it.':
    'Vincule primero este análisis al paciente y luego compártalo.',
  'This patient has no account that is linked to you, so there is nobody to share with.':
    'Este paciente no tiene una cuenta vinculada con usted, así que no hay con quién compartir.',
  'This patient has not verified their email address yet. You can share once they have.':
    'Este paciente todavía no verificó su correo electrónico. Podrá compartir cuando lo haya hecho.',
  'Please choose the patient to share with.': 'Elija el paciente con quien compartir.',
  'Please choose the provider to share with.': 'Elija el profesional con quien compartir.',
  'File type must be one of .txt, .pdf, .doc, .docx, .rtf':
    'El archivo debe ser de uno de estos tipos: .txt, .pdf, .doc, .docx, .rtf',
  'File is larger than 10485760 bytes': 'El archivo tiene más de 10485760 bytes',
  'Too many files': 'Demasiados archivos',
  'Upload limit reached. Upgrade your plan to analyze more reports.':
    'Llegó al límite de análisis. Mejore su plan para analizar más informes.',
  'This submission was already used for another report. Reload the page and try again.':
    'Este envío ya se usó para otro informe. Vuelva a cargar la página e inténtelo de nuevo.',
  'This analysis is not finished yet. Please try again in a moment.':
    'Este análisis todavía no está terminado. Inténtelo de nuevo en un momento.',
  'Only a finished explanation can be shared.': 'Solo se puede compartir una explicación terminada.',
  'This report could not be explained, so there is no text to download.':
    'Este informe no se pudo explicar, así que no hay texto para descargar.',
  'There is no explanation to share yet.': 'Todavía no hay una explicación para compartir.',
  'A link needs the patient’s date of birth. Add it to your profile, or link this report to a patient who has one.':
    'Un enlace necesita la fecha de nacimiento del paciente. Agréguela a su perfil, o vincule este informe a un paciente que la tenga.',
  'This report has as many links as it may have. End one first.':
    'Este informe ya tiene todos los enlaces permitidos. Termine uno primero.',
  'Link not found.': 'No se encontró el enlace.',
  'The link no longer works.': 'El enlace ya no sirve.',
  'This link does not work any more. Ask the person who sent it for a new one.':
    'Este enlace ya no sirve. Pida uno nuevo a la persona que lo envió.',
  'This is not the date of birth we have for this report. Please check it and try again.':
    'Esta no es la fecha de nacimiento que tenemos para este informe. Revísela e inténtelo de nuevo.',
  'PDF downloads are available for paid plans only': 'La descarga en PDF está disponible solo en los planes pagados',
  'We could not explain this report. It does not count against your plan. Please try again, or paste the text of the report instead.':
    'No pudimos explicar este informe. No se descuenta de su plan. Inténtelo de nuevo, o pegue el texto del informe.',
  'This does not look like a medical report. Check that you chose the right file, or paste the text of the report. It does not count against your plan.':
    'Esto no parece un informe médico. Revise si eligió el archivo correcto, o pegue el texto del informe. No se descuenta de su plan.',
  'We could not read this file any more. Please upload it again. It does not count against your plan.':
    'Ya no pudimos leer este archivo. Súbalo de nuevo. No se descuenta de su plan.',
  'We could not finish reading this report. Please try again, or paste its text instead. It does not count against your plan.':
    'No pudimos terminar de leer este informe. Inténtelo de nuevo, o pegue su texto. No se descuenta de su plan.',

  'Your reports are being searched already. Please try again in a moment.':
    'Ya se está buscando en sus informes. Inténtelo de nuevo en un momento.',

  // Files that cannot be read
  'This file is empty. Check that you chose the right file, or paste the text.':
    'Este archivo está vacío. Revise si eligió el archivo correcto, o pegue el texto.',
  'This file holds no words, only blank space. Choose another file, or paste the text.':
    'Este archivo no tiene palabras, solo espacios en blanco. Elija otro archivo, o pegue el texto.',
  'We found no words in this file. If it is a scan, scan it again in a good light at 300 dpi, or paste the text.':
    'No encontramos palabras en este archivo. Si es un escaneo, escanéelo de nuevo con buena luz a 300 ppp, o pegue el texto.',
  'This Word file holds only pictures, so there are no words to read. Save it as a PDF and upload that, or paste the text.':
    'Este archivo de Word solo tiene imágenes, así que no hay palabras para leer. Guárdelo como PDF y súbalo, o pegue el texto.',
  'This scan is too blurred or too faint to read. Scan it again at 300 dpi, or paste the text.':
    'Este escaneo está demasiado borroso o claro para leerlo. Escanéelo de nuevo a 300 ppp, o pegue el texto.',
  'We could not find a written report in this file. Upload the report itself, or paste its text.':
    'No encontramos un informe escrito en este archivo. Suba el informe mismo, o pegue su texto.',
  'This PDF is protected with a password. Save a copy without it, or paste the text.':
    'Este PDF está protegido con una contraseña. Guarde una copia sin ella, o pegue el texto.',
  'This Word file is protected with a password. Save a copy without it, or paste the text.':
    'Este archivo de Word está protegido con una contraseña. Guarde una copia sin ella, o pegue el texto.',
  'This PDF is damaged or not complete. Download it again, or paste the text.':
    'Este PDF está dañado o incompleto. Descárguelo de nuevo, o pegue el texto.',
  'This Word file (.doc) is damaged or not complete. Open it in Word, save it as .docx and upload that, or paste the text.':
    'Este archivo de Word (.doc) está dañado o incompleto. Ábralo en Word, guárdelo como .docx y súbalo, o pegue el texto.',
  'This Word file (.docx) is damaged or not complete. Open it in Word, save it again and upload that, or paste the text.':
    'Este archivo de Word (.docx) está dañado o incompleto. Ábralo en Word, guárdelo de nuevo y súbalo, o pegue el texto.',
  'This RTF file is damaged or not complete. Open it in Word, save it as .docx and upload that, or paste the text.':
    'Este archivo RTF está dañado o incompleto. Ábralo en Word, guárdelo como .docx y súbalo, o pegue el texto.',
  'This file is damaged: most of it cannot be read as text. Save it again as PDF, Word or plain text, or paste the text.':
    'Este archivo está dañado: la mayor parte no se puede leer como texto. Guárdelo de nuevo como PDF, Word o texto simple, o pegue el texto.',
  'This file was made by a very old word processor. Save it as .docx or PDF and upload that, or paste the text.':
    'Este archivo se hizo con un procesador de texto muy antiguo. Guárdelo como .docx o PDF y súbalo, o pegue el texto.',
  'This is a Word file in XML form. Open it in Word, save it as .docx and upload that, or paste the text.':
    'Este es un archivo de Word en formato XML. Ábralo en Word, guárdelo como .docx y súbalo, o pegue el texto.',
  'This file is a picture, not a document. Save it as a PDF and upload that, or paste the text of the report.':
    'Este archivo es una imagen, no un documento. Guárdelo como PDF y súbalo, o pegue el texto del informe.',
  'This is a scan image (DICOM), not the written report about it. Upload the report as PDF, Word, RTF or plain text.':
    'Esta es una imagen médica (DICOM), no el informe escrito sobre ella. Suba el informe como PDF, Word, RTF o texto simple.',
  'This is a web page, not a document. Print it to a PDF and upload that, or copy the text and paste it.':
    'Esta es una página web, no un documento. Imprímala como PDF y súbala, o copie el texto y péguelo.',
  'This is a data file (XML), not a document. Ask for the report as PDF, or paste its text.':
    'Este es un archivo de datos (XML), no un documento. Pida el informe en PDF, o pegue su texto.',
  'This is a spreadsheet, not a document. Save it as a PDF and upload that, or paste the text.':
    'Esta es una hoja de cálculo, no un documento. Guárdela como PDF y súbala, o pegue el texto.',
  'This is a slide show, not a document. Save it as a PDF and upload that, or paste the text.':
    'Esta es una presentación, no un documento. Guárdela como PDF y súbala, o pegue el texto.',
  'This is an e-mail file. Save the report attached to it and upload that, or paste the text.':
    'Este es un archivo de correo. Guarde el informe adjunto y súbalo, o pegue el texto.',
  'This is an OpenDocument file. Save it as .docx or PDF and upload that, or paste the text.':
    'Este es un archivo OpenDocument. Guárdelo como .docx o PDF y súbalo, o pegue el texto.',
  'This is a packed archive. Unpack it and upload the report inside, or paste the text.':
    'Este es un archivo comprimido. Descomprímalo y suba el informe que contiene, o pegue el texto.',
  'This file is a program, not a document. Upload the report as PDF, Word, RTF or plain text.':
    'Este archivo es un programa, no un documento. Suba el informe como PDF, Word, RTF o texto simple.',
  'This is a sound or video file. Upload the report as PDF, Word, RTF or plain text.':
    'Este es un archivo de sonido o video. Suba el informe como PDF, Word, RTF o texto simple.',
  'This is a PostScript file. Save it as a PDF and upload that, or paste the text.':
    'Este es un archivo PostScript. Guárdelo como PDF y súbalo, o pegue el texto.',
  'We cannot read this type of file. Upload the report as PDF, Word, RTF or plain text, or paste the text.':
    'No podemos leer este tipo de archivo. Suba el informe como PDF, Word, RTF o texto simple, o pegue el texto.',
  'This file is larger than 10 MB. Upload a smaller one, or paste the text.':
    'Este archivo tiene más de 10 MB. Suba uno más pequeño, o pegue el texto.',
  'This file holds more than 1,000,000 characters of text. Upload only the report you want explained.':
    'Este archivo tiene más de 1,000,000 de caracteres de texto. Suba solo el informe que quiere que le expliquemos.',
  'This file unpacks to far more than its size. Open it, save a plain copy and upload that, or paste the text.':
    'Este archivo se expande a mucho más que su tamaño. Ábralo, guarde una copia simple y súbala, o pegue el texto.',
  'This PDF has more than 200 pages. Upload only the pages of the report, or paste the text.':
    'Este PDF tiene más de 200 páginas. Suba solo las páginas del informe, o pegue el texto.',
  'This PDF has more than 40 scanned pages. Upload only the pages of the report, or paste the text.':
    'Este PDF tiene más de 40 páginas escaneadas. Suba solo las páginas del informe, o pegue el texto.',
  'This file took too long to read. Save a plain copy as PDF or text and upload that, or paste the text.':
    'La lectura de este archivo tardó demasiado. Guarde una copia simple como PDF o texto y súbala, o pegue el texto.',
  'This file needs more memory than we allow. Save a smaller copy and upload that, or paste the text.':
    'Este archivo necesita más memoria de la permitida. Guarde una copia más pequeña y súbala, o pegue el texto.',
  'Something in this file stopped us from reading it. Save it again as PDF or text and upload that, or paste the text.':
    'Algo en este archivo nos impidió leerlo. Guárdelo de nuevo como PDF o texto y súbalo, o pegue el texto.',

  // The roster
  'Patient not found.': 'No se encontró el paciente.',
  'Provider not found.': 'No se encontró el profesional.',
  'These two entries do not have the same email and date of birth, so they cannot be merged.':
    'Estas dos entradas no tienen el mismo correo y la misma fecha de nacimiento, así que no se pueden unir.',
  'This patient has not verified their email address yet. You can merge the entries once they have.':
    'Este paciente todavía no verificó su correo electrónico. Podrá unir las entradas cuando lo haya hecho.',
  'Only patients can choose a provider.': 'Solo los pacientes pueden elegir un profesional.',
  'These two entries are kept as two patients.': 'Estas dos entradas se mantienen como dos pacientes.',
  'The provider has been added.': 'El profesional se agregó.',
  'The provider has been removed. Nothing is shared between you any more.':
    'El profesional se quitó. Ya no se comparte nada entre ustedes.',
  'Patient has been removed from your roster.': 'El paciente se eliminó de su lista.',

  // Paying
  'Please verify your email address before you start a paid plan. The link is in our email to you.':
    'Verifique su correo electrónico antes de comenzar un plan pagado. El enlace está en el correo que le enviamos.',
  'This cannot be bought here. Send us a request and we will arrange it with you.':
    'Esto no se puede comprar aquí. Envíenos una solicitud y lo acordaremos con usted.',
  'You already have a plan. Change it instead of starting another.':
    'Usted ya tiene un plan. Cámbielo en lugar de comenzar otro.',
  'You have no paid plan to change.': 'Usted no tiene un plan pagado que cambiar.',
  'This is your plan already.': 'Este ya es su plan.',
  'Your plan was arranged with us. Please contact us to change it.':
    'Su plan se acordó con nosotros. Contáctenos para cambiarlo.',
  'Your last payment did not go through. Please update your card first.':
    'Su último pago no se completó. Actualice primero su tarjeta.',
  'The payment did not go through. Your plan stays as it is.': 'El pago no se completó. Su plan sigue como está.',
  'There is no change to undo.': 'No hay ningún cambio que deshacer.',
  'There is no page for cards and invoices for this plan.': 'Para este plan no hay una página de tarjetas y facturas.',
  'Checkout not found.': 'No se encontró el pago.',
  'The signature is not valid.': 'La firma no es válida.',
  'Thank you. We will get back to you by email.': 'Gracias. Le responderemos por correo electrónico.',

  // Anything
  'Not found.': 'No se encontró.',
  'Unknown browser': 'Navegador desconocido',
  'Not Found': 'No se encontró',
  'Network error. Please try again.': 'Error de conexión. Inténtelo de nuevo.',
  'Failed to upload file. Please try again.': 'No se pudo subir el archivo. Inténtelo de nuevo.',
  'Something went wrong on our side. Please try again.': 'Algo falló de nuestro lado. Inténtelo de nuevo.',
  'The service is restarting. Please try again in a moment.':
    'El servicio se está reiniciando. Inténtelo de nuevo en un momento.',
  'The request is not valid.': 'La solicitud no es válida.',
  'The request is too large.': 'La solicitud es demasiado grande.',
  'Please choose a file to upload.': 'Elija un archivo para subir.',
  'The upload arrived incomplete or broken. Please try again.':
    'El archivo llegó incompleto o dañado. Inténtelo de nuevo.',
  'Too many uploads at once. Wait until one of them is done and try again.':
    'Demasiadas subidas a la vez. Espere a que termine una e inténtelo de nuevo.',
  'Many people are uploading just now. Please try again in a moment.':
    'Muchas personas están subiendo archivos ahora. Inténtelo de nuevo en un momento.',
  'Check the spelling, or ask your doctor or nurse what it means.':
    'Revise la ortografía, o pregunte a su médico o enfermera qué significa.',

  // Who did what with one’s data
  You: 'Usted',
  'A former user': 'Un usuario anterior',
  'Somebody who was not signed in': 'Alguien que no había iniciado sesión',
  [`The operator of ${PRODUCT}`]: `El operador de ${PRODUCT}`,
  'Read the explanation': 'Leyó la explicación',
  'Downloaded the explanation': 'Descargó la explicación',
  'Opened the list of reports': 'Abrió la lista de informes',
  'Watched a report being read': 'Siguió la lectura de un informe',
  'Submitted a report': 'Envió un informe',
  'Explained a report': 'Explicó un informe',
  'Could not explain a report': 'No pudo explicar un informe',
  'Made a link to the explanation': 'Creó un enlace a la explicación',
  'Ended a link to the explanation': 'Terminó un enlace a la explicación',
  'Opened the explanation by a link': 'Abrió la explicación con un enlace',
  'Shared the explanation': 'Compartió la explicación',
  'Took a share of the explanation back': 'Dejó de compartir la explicación',
  'Said whether the explanation was clear': 'Dijo si la explicación fue clara',
  'Linked a report to a patient': 'Vinculó un informe a un paciente',
  'Unlinked a report from a patient': 'Desvinculó un informe de un paciente',
  'Looked for a word in the reports': 'Buscó una palabra en los informes',
  'Put an entry on a patient list': 'Agregó una entrada a una lista de pacientes',
  'Changed an entry on a patient list': 'Cambió una entrada de una lista de pacientes',
  'Took an entry off a patient list': 'Quitó una entrada de una lista de pacientes',
  'Brought an entry back to a patient list': 'Recuperó una entrada de una lista de pacientes',
  'Joined two entries of a patient list': 'Unió dos entradas de una lista de pacientes',
  'Joined an entry of a patient list with another': 'Unió una entrada de una lista de pacientes con otra',
  'Said that two entries of a patient list are two people':
    'Dijo que dos entradas de una lista de pacientes son dos personas',
  'Wrote down consent': 'Anotó un consentimiento',
  'Wrote down that consent was taken back': 'Anotó que se retiró un consentimiento',
  'Chose a provider': 'Eligió un profesional',
  'Took back the choice of a provider': 'Retiró la elección de un profesional',
  'Changed the profile': 'Cambió el perfil',
  'Chose which emails to get': 'Eligió qué correos recibir',
  'Chose a language': 'Eligió un idioma',
  'Began to buy a plan or an extra': 'Comenzó a comprar un plan o un extra',
  'Bought a plan or an extra': 'Compró un plan o un extra',
  'Changed the plan': 'Cambió el plan',
  'Cancelled the plan': 'Canceló el plan',
  'Kept the plan': 'Conservó el plan',
  'Opened the payment service': 'Abrió el servicio de pagos',
  'Made the account': 'Creó la cuenta',
  'Signed in': 'Inició sesión',
  'Tried to sign in': 'Intentó iniciar sesión',
  'Signed out': 'Cerró la sesión',
  'Verified the email address': 'Verificó el correo electrónico',
  'Asked for a verification link': 'Pidió un enlace de verificación',
  'Asked for a link to choose a new password': 'Pidió un enlace para elegir una nueva contraseña',
  'Chose a new password by a link': 'Eligió una nueva contraseña con un enlace',
  'Changed the password': 'Cambió la contraseña',
  'Chose the account type': 'Eligió el tipo de cuenta',
  'Signed out another device': 'Cerró la sesión en otro dispositivo',
  'Signed out all other devices': 'Cerró la sesión en todos los demás dispositivos',
  'Turned two-step sign-in on': 'Activó el inicio de sesión en dos pasos',
  'Turned two-step sign-in off': 'Desactivó el inicio de sesión en dos pasos',
  'Made new recovery codes': 'Creó nuevos códigos de recuperación',
  'Put the explanation into a copy of all data': 'Puso la explicación en una copia de todos los datos',
  'Asked for a copy of all data': 'Pidió una copia de todos los datos',
  'Made a copy of all data': 'Hizo una copia de todos los datos',
  'Downloaded a copy of all data': 'Descargó una copia de todos los datos',
  'Sent an email about the account': 'Envió un correo sobre la cuenta',
  'Could not send an email about the account': 'No pudo enviar un correo sobre la cuenta',
  'Changed the questions for the doctor': 'Cambió las preguntas para el médico',
  'Put the suggested questions back': 'Volvió a poner las preguntas sugeridas',
  'These questions were changed elsewhere. They are shown as they are now.':
    'Estas preguntas se cambiaron en otro lugar. Se muestran como están ahora.',
  'Compared the results with earlier reports': 'Comparó los resultados con informes anteriores',
  'Looked at an entry on a patient list': 'Miró una entrada de una lista de pacientes',
  'Shared the explanation with': 'Compartió la explicación con',
  'Stopped sharing the explanation with': 'Dejó de compartir la explicación con',
  'Changed the account type': 'Cambió el tipo de cuenta',
  'Approved the account': 'Aprobó la cuenta',
};

/** Sentences that hold something of their own: a number, a word that was asked for. */
const patterns: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [
    /^Too many sign-in attempts\. Wait (\d+) minutes? and try again\.$/,
    (minutes) =>
      `Demasiados intentos de iniciar sesión. Espere ${minutes} ${minutes === '1' ? 'minuto' : 'minutos'} e inténtelo de nuevo.`,
  ],
  [
    /^We sent an email a moment ago\. Wait (\d+) seconds and try again\.$/,
    (seconds) => `Enviamos un correo hace un momento. Espere ${seconds} segundos e inténtelo de nuevo.`,
  ],
  [
    /^Too many requests\. Wait (\d+) seconds and try again\.$/,
    (seconds) => `Demasiadas solicitudes. Espere ${seconds} segundos e inténtelo de nuevo.`,
  ],
  [
    /^(Shared|Stopped sharing) the explanation with (.+)$/s,
    (act, name) => `${act === 'Shared' ? 'Compartió' : 'Dejó de compartir'} la explicación con ${name}`,
  ],
  [/^The server answered (\d+)\.$/, (status) => `El servidor respondió ${status}.`],
  [
    /^We have no (explanation|guide) for "(.*)" yet\. (.*)$/s,
    (kind, asked, rest) =>
      `Todavía no tenemos una ${kind === 'guide' ? 'guía' : 'explicación'} para “${asked}”. ${phrase(rest ?? '') ?? rest}`,
  ],
  [
    /^(\w+(?: \w+)?) on (Windows|Mac|Linux|Android|iPhone|iPad|ChromeOS)$/,
    (name, system) => `${name === 'Unknown browser' ? 'Navegador desconocido' : name} en ${system}`,
  ],
  [
    /^More than one guide fits "(.*)"\. (.*)$/s,
    (asked, rest) => `Más de una guía corresponde a “${asked}”. ${phrase(rest ?? '') ?? rest}`,
  ],
  [/^Did you mean (.*)\?$/s, (near) => `¿Quiso decir ${near}?`],
];

/** A sentence of the contract or the server in Spanish; undefined where it is not known. */
export function phrase(english: string): string | undefined {
  if (Object.hasOwn(sentences, english)) return sentences[english];
  for (const [pattern, spanish] of patterns) {
    const found = pattern.exec(english);
    if (found) return spanish(...found.slice(1));
  }
  return resultPhrase(english);
}
